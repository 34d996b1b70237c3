import type { Texts } from '../inviteTexts';

export const texts: Texts = {
  invite: 'Invite a partner',
  title: (team) => `Play for ${team}`,
  text: (room) =>
    room === 1
      ? 'One more person can play at this seat. They see your dice: tell nobody else.'
      : `${room} more people can play at this seat. They see your dice: tell nobody else.`,
  full: 'As many people play at this seat as can.',
  link: 'Send this link to your partner',
  code: 'or this team code',
  qr: 'Code to scan for this link',
  teamCode: 'Team code',
  teamCodeText: 'Whoever plays for a team can invite you to it.',
  teamOf: (teams) =>
    `To play for a team that is already there (${teams.join(', ')}), enter the code its people gave you.`,
  playBeside: 'Play for this team',
  invited: 'You are invited to play for a team.',
  kept: 'kept for the rematch',
  keptText: 'The free seats are kept for a while for those who played before.',
  decline: 'No more for today',
  declined: 'Your seat is free for others.',
};
