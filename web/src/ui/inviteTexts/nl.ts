import type { Texts } from '../inviteTexts';

export const texts: Texts = {
  invite: 'Medespeler uitnodigen',
  title: (team) => `Voor ${team} spelen`,
  text: (room) =>
    room === 1
      ? 'Er kan nog één persoon op deze plaats meespelen. Die ziet jullie dobbelstenen: vertel het verder niemand.'
      : `Er kunnen nog ${room} mensen op deze plaats meespelen. Zij zien jullie dobbelstenen: vertel het verder niemand.`,
  full: 'Op deze plaats spelen er zoveel mee als er kunnen.',
  link: 'Stuur deze link naar je medespeler',
  code: 'of deze teamcode',
  qr: 'Code voor deze link om te scannen',
  teamCode: 'Teamcode',
  teamCodeText: 'Wie voor een team speelt, kan je erbij uitnodigen.',
  teamOf: (teams) =>
    `Wil je spelen voor een team dat er al is (${teams.join(', ')}), vul dan de code in die je van dat team hebt gekregen.`,
  playBeside: 'Voor dit team spelen',
  invited: 'Je bent uitgenodigd om voor een team te spelen.',
  kept: 'vrijgehouden voor de revanche',
  keptText: 'De vrije plaatsen worden een tijdje vrijgehouden voor wie eerder meespeelde.',
  decline: 'Genoeg voor vandaag',
  declined: 'Je plaats is vrij voor anderen.',
};
