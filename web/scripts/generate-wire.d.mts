export function wireTypes(document: { $defs: Record<string, object> }): string;
