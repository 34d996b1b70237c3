import type { Texts } from '../inviteTexts';

export const texts: Texts = {
  invite: 'Mitspieler einladen',
  title: (team) => `Für ${team} spielen`,
  text: (room) =>
    room === 1
      ? 'Eine weitere Person kann an diesem Platz mitspielen. Sie sieht eure Würfel: Sag es sonst niemandem.'
      : `Noch ${room} Personen können an diesem Platz mitspielen. Sie sehen eure Würfel: Sag es sonst niemandem.`,
  full: 'An diesem Platz spielen so viele, wie mitspielen können.',
  link: 'Schick diesen Link an deine Mitspieler',
  code: 'oder diesen Teamcode',
  qr: 'Code für diesen Link zum Scannen',
  teamCode: 'Teamcode',
  teamCodeText: 'Wer für ein Team spielt, kann dich dazu einladen.',
  teamOf: (teams) =>
    `Um für ein Team zu spielen, das schon da ist (${teams.join(', ')}), gib den Code ein, den du von ihm bekommen hast.`,
  playBeside: 'Für dieses Team spielen',
  invited: 'Du bist eingeladen, für ein Team zu spielen.',
  kept: 'für die Revanche frei gehalten',
  keptText: 'Die freien Plätze werden eine Weile für die bisherigen Spieler frei gehalten.',
  decline: 'Für heute genug',
  declined: 'Dein Platz ist für andere frei.',
};
