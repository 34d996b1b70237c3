import type { Screen } from '../screen';
import Icewords from './Icewords.svelte';
import { scored, sentence } from './referee';
import { texts } from './texts';
import type { IcewordsEvent, IcewordsView } from './types';

const screen: Screen = {
  component: Icewords,
  sentence: (event, names) => sentence(event as IcewordsEvent, names),
  story: (view, names) => (view as IcewordsView).sheet.map((line) => scored(line, names)),
  labels: texts.labels,
  onOneDevice: ({ timed }) => (timed ? 'clock' : null),
};

export default screen;
