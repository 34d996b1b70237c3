import type { Screen } from '../screen';
import Bookworm from './Bookworm.svelte';
import { roundOver, sentence } from './referee';
import { texts } from './texts';
import type { BookwormEvent, BookwormView } from './types';

const screen: Screen = {
  component: Bookworm,
  sentence: (event, names) => sentence(event as BookwormEvent, names),
  story: (view, names) => {
    const { sheet } = view as BookwormView;
    const rounds = [...new Set(sheet.map(({ round }) => round))];
    return rounds.map((round) =>
      roundOver(
        sheet.filter((line) => line.round === round),
        names,
      ),
    );
  },
  labels: texts.labels,
  onOneDevice: ({ untimed }) => (untimed ? null : 'hurry'),
};

export default screen;
