import type { DicewordsEvent, DicewordsView } from './types';
import type { Screen } from '../screen';
import Dicewords from './Dicewords.svelte';
import { scored, sentence } from './referee';

const screen: Screen = {
  component: Dicewords,
  sentence: (event, names) => sentence(event as DicewordsEvent, names),
  story: (view, names) => (view as DicewordsView).sheet.map((line) => scored(line, names)),
  onOneDevice: ({ together, turn_seconds: seconds }) => (together === 'off' || seconds === null ? null : 'clock'),
};

export default screen;
