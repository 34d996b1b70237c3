// A rules schema as the questions a form asks. Which options there are, and their limits, only the schema knows.

import type { JsonSchema } from './api';
import { texts } from './texts';
import { told } from './told';

export type Question =
  | { kind: 'number'; name: string; label: string; help: string; min: number; max: number; optional: boolean }
  | { kind: 'choice'; name: string; label: string; help: string; choices: { value: unknown; label: string }[] }
  | { kind: 'switch'; name: string; label: string; help: string };

export type Rules = Record<string, unknown>;

/** Rule ids are for those who read rulebooks; a host reads the sentence. */
export const plain = (text: string | undefined): string =>
  (text ?? '').replace(/\s*\([A-Z]{2}-\d+[^)]*\)/g, '').replace(/\s+/g, ' ');

const human = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** A game's own names for its options and their choices; what it does not name has the house's name, or its key. */
export interface Labels {
  options: Record<string, string>;
  choices: Record<string, string>;
}

const HOUSE: Labels = { options: {}, choices: {} };

export const labelOf = (name: string, own = HOUSE): string => own.options[name] ?? texts.options[name] ?? human(name);

export const choiceLabel = (value: unknown, own = HOUSE): string =>
  own.choices[String(value)] ?? texts.choices[String(value)] ?? human(String(value));

/** The questions of a schema; an option of a shape that no form fits is left to its default. */
export function questions(schema: JsonSchema, own = HOUSE): Question[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => question(name, field, schema, own) ?? []);
}

function question(name: string, field: JsonSchema, schema: JsonSchema, own: Labels): Question | null {
  const parts = (field.anyOf ?? [field]).map((part) => resolved(part, schema));
  const optional = parts.some(({ type }) => type === 'null');
  const shape = parts.find(({ type }) => type !== 'null');
  if (!shape) return null;
  const base = { name, label: labelOf(name, own), help: told(plain(field.description)) };
  if (shape.enum) return { kind: 'choice', ...base, choices: choices(shape.enum, own) };
  if (shape.type === 'boolean') return { kind: 'switch', ...base };
  if (shape.type !== 'integer' && shape.type !== 'number') return null;
  return { kind: 'number', ...base, optional, min: shape.minimum ?? 0, max: shape.maximum ?? Number.MAX_SAFE_INTEGER };
}

const choices = (values: unknown[], own: Labels) => values.map((value) => ({ value, label: choiceLabel(value, own) }));

function resolved(part: JsonSchema, schema: JsonSchema): JsonSchema {
  const name = part.$ref?.split('/').at(-1);
  return name ? (schema.$defs?.[name] ?? {}) : part;
}

export function defaults(schema: JsonSchema): Rules {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, field.default ?? null]),
  );
}

/** Only what a host changed travels, so that a later default stays a default. */
export function changed(rules: Rules, from: Rules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => value !== from[name]));
}
