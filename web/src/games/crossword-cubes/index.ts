import type { Screen } from '../screen';
import CrosswordCubes from './CrosswordCubes.svelte';
import { scored, sentence } from './referee';
import { texts } from './texts';
import type { CubesEvent, CubesView } from './types';

const screen: Screen = {
  component: CrosswordCubes,
  sentence: (event, names) => sentence(event as CubesEvent, names),
  story: (view, names) => (view as CubesView).sheet.map((line) => scored(line, names)),
  labels: texts.labels,
  onOneDevice: ({ together }) => (together === 'off' ? null : 'clock'),
};

export default screen;
