import { describe, expect, it } from 'vitest'
import type { Envelope, PostOffice } from './port.ts'

export const letter = (about: Partial<Envelope> = {}): Envelope => ({
  messageId: '<1@bracards.example>',
  from: 'Bra Cards <avisos@bracards.example>',
  to: 'ana@bracards.example',
  subject: 'Coleção nova: “Cerrado Vivo”',
  html: '<p>Olá, <b>Ana</b></p>',
  text: 'Olá, Ana',
  choices: null,
  files: [],
  ...about,
})

export const postOfficeSuite = (name: string, office: () => PostOffice, to: string, from: string) =>
  describe(`the post office ${name}`, () => {
    it('takes a mail', async () => {
      await expect(office().send(letter({ to, from }))).resolves.toBeUndefined()
    })
  })
