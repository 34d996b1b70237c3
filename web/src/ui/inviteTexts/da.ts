import type { Texts } from '../inviteTexts';

export const texts: Texts = {
  invite: 'Invitér en makker',
  title: (team) => `Spil for ${team}`,
  text: (room) =>
    room === 1
      ? 'Én person mere kan spille med på denne plads. Vedkommende ser jeres terninger: sig det ikke til andre.'
      : `${room} personer mere kan spille med på denne plads. De ser jeres terninger: sig det ikke til andre.`,
  full: 'Der spiller så mange på denne plads, som der kan.',
  link: 'Send dette link til din makker',
  code: 'eller denne holdkode',
  qr: 'Kode til at scanne for dette link',
  teamCode: 'Holdkode',
  teamCodeText: 'Den, der spiller for et hold, kan invitere dig med.',
  teamOf: (teams) =>
    `Vil du spille for et hold, der allerede er her (${teams.join(', ')}), så skriv den kode, du har fået af holdet.`,
  playBeside: 'Spil for dette hold',
  invited: 'Du er inviteret til at spille for et hold.',
  kept: 'holdes fri til revanchen',
  keptText: 'De frie pladser holdes et stykke tid til dem, der spillede før.',
  decline: 'Nok for i dag',
  declined: 'Din plads er fri til andre.',
};
