import type { Texts } from '../inviteTexts';

export const texts: Texts = {
  invite: 'Invita un compagno',
  title: (team) => `Gioca con ${team}`,
  text: (room) =>
    room === 1
      ? 'Un’altra persona può giocare a questo posto. Vede i vostri dadi: non dirlo a nessun altro.'
      : `Altre ${room} persone possono giocare a questo posto. Vedono i vostri dadi: non dirlo a nessun altro.`,
  full: 'A questo posto gioca già il massimo di persone.',
  link: 'Manda questo link al tuo compagno',
  code: 'o questo codice di squadra',
  qr: 'Codice da inquadrare per questo link',
  teamCode: 'Codice di squadra',
  teamCodeText: 'Chi gioca per una squadra può invitarti.',
  teamOf: (teams) =>
    `Per giocare con una squadra che c’è già (${teams.join(', ')}), inserisci il codice che ti ha dato.`,
  playBeside: 'Gioca con questa squadra',
  invited: 'Sei invitato a giocare per una squadra.',
  kept: 'riservato per la rivincita',
  keptText: 'I posti liberi restano riservati per un po’ a chi ha giocato prima.',
  decline: 'Basta per oggi',
  declined: 'Il tuo posto è libero per altri.',
};
