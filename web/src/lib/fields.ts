// What a field for words and names asks of a phone: to leave alone what is typed.

export const asTyped = { autocorrect: 'off', autocapitalize: 'off', spellcheck: false } as const;
