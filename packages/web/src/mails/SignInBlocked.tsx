import { say, unchanged } from '@bra/contract/kit/saying'
import { IP_ADDRESS, WHEN, when } from './common.words.ts'
import { Action, Facts, Paragraph, Small, Title } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

const BLOCKED = say('Bloqueamos tentativas de entrar na sua conta', 'We blocked attempts to enter your account')

export const signInBlocked: Template<'sign_in_blocked'> = {
  subject: () => BLOCKED,
  preview: () =>
    say(
      'Erraram a senha muitas vezes seguidas. Ninguém entrou.',
      'The password was wrong many times in a row. Nobody got in.',
    ),
  body: ({ name, address, at, to }) => (
    <>
      <Title>{BLOCKED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Erraram a sua senha muitas vezes seguidas, e por um tempo não aceitamos novas tentativas. Ninguém entrou.`,
          `Hi, ${name}. Your password was typed wrong many times in a row, and for a while we accept no further tries. Nobody got in.`,
        )}
      </Paragraph>
      <Facts
        facts={[
          [IP_ADDRESS, unchanged(address)],
          [WHEN, when(at)],
        ]}
      />
      <Action href={to(places.security)}>{say('Ver a segurança da conta', 'See the security of the account')}</Action>
      <Small>
        {say(
          'Foi você? Espere um pouco e tente de novo, ou peça uma senha nova. Não foi? Vale usar uma senha que não exista em outro site e ligar a verificação em duas etapas.',
          'Was it you? Wait a little and try again, or ask for a new password. It was not? Use a password that you have on no other site, and turn two-step verification on.',
        )}
      </Small>
    </>
  ),
}
