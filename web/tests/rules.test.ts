import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../src/lib/api';
import { changed, defaults, questions } from '../src/lib/rules';
import RulesForm from '../src/ui/RulesForm.svelte';

const schema: JsonSchema = {
  properties: {
    rounds: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 5,
      description: 'How many turns everybody has (DW-9).',
    },
    turn_seconds: { anyOf: [{ type: 'integer', minimum: 10, maximum: 3600 }, { type: 'null' }], default: null },
    judging: { enum: ['auto', 'challenge'], type: 'string', default: 'auto' },
    strange: { type: 'array' },
  },
};

describe('the rules form', () => {
  it('asks what the schema asks, with its limits, and leaves shapes it does not know to their default', () => {
    expect(questions(schema)).toMatchObject([
      { kind: 'number', name: 'rounds', min: 1, max: 50, optional: false, help: 'How many turns everybody has.' },
      { kind: 'number', name: 'turn_seconds', min: 10, optional: true },
      { kind: 'choice', name: 'judging', choices: [{ value: 'auto' }, { value: 'challenge' }] },
    ]);
  });

  it('sends only what was changed', () => {
    const start = defaults(schema);
    expect(start).toEqual({ rounds: 5, turn_seconds: null, judging: 'auto', strange: null });
    expect(changed({ ...start, rounds: 3 }, start)).toEqual({ rounds: 3 });
  });

  it('says a fault at its field', () => {
    render(RulesForm, { schema, rules: defaults(schema), faults: { rounds: 'at most 50' } });
    const field = screen.getByLabelText('Rounds');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toContain('at most 50');
  });
});
