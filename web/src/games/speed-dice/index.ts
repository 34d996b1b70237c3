import type { Screen } from '../screen';
import { sentence, told } from './referee';
import SpeedDice from './SpeedDice.svelte';
import { texts } from './texts';
import type { SpeedDiceEvent, SpeedDiceView } from './types';

const screen: Screen = {
  component: SpeedDice,
  sentence: (event, names) => sentence(event as SpeedDiceEvent, names),
  story: (view, names) => (view as SpeedDiceView).sheet.map((line) => told(line, names)),
  labels: texts.labels,
  onOneDevice: () => 'race',
};

export default screen;
