import { en, pt, say } from '@bra/contract/kit/saying'
import { deviceSaying } from '@bra/contract/people/devices'
import { placeFacts, PROTECT, when } from './common.words.ts'
import { Action, Facts, Paragraph, Small, Title } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

const ENTERED = say('Entraram na sua conta de um aparelho novo', 'Your account was entered from a new device')

export const newSignIn: Template<'new_sign_in'> = {
  subject: () => ENTERED,
  preview: ({ device, at }) =>
    say(pt`${deviceSaying(device)}, em ${when(at)}.`, en`${deviceSaying(device)}, on ${when(at)}.`),
  body: ({ name, device, address, at, to }) => (
    <>
      <Title>{ENTERED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Se foi você, está tudo certo e não é preciso fazer nada.`,
          `Hi, ${name}. If it was you, all is well and there is nothing to do.`,
        )}
      </Paragraph>
      <Facts facts={placeFacts({ device, address, at })} />
      <Action href={to(places.security)}>{PROTECT}</Action>
      <Small>
        {say('Ali você encerra esse acesso e troca a senha.', 'There you end that session and change the password.')}
      </Small>
    </>
  ),
}
