import type { reminder as portuguese } from '../pt-BR/reminder.ts'

export const reminder: typeof portuguese = {
  title: 'E-mail confirmation',
  hint: 'Confirm your e-mail: it is how we tell you of your orders.',
  confirm: 'Confirm',
  later: 'Not now',
}
