import type { entrance as portuguese } from '../pt-BR/entrance.ts'

export const entrance: typeof portuguese = {
  entered: 'You are signed in as {name}.',
  enterFailed: 'This link did not sign you in. Use your e-mail and password.',
  signedOut: 'You have signed out.',
}
