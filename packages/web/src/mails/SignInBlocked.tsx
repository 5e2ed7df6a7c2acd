import { Action, Facts, Paragraph, Small, Title, when } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

export const signInBlocked: Template<'sign_in_blocked'> = {
  subject: () => 'Bloqueamos tentativas de entrar na sua conta',
  preview: () => 'Erraram a senha muitas vezes seguidas. Ninguém entrou.',
  body: ({ name, address, at, to }) => (
    <>
      <Title>Bloqueamos tentativas de entrar na sua conta</Title>
      <Paragraph>
        Oi, {name}. Erraram a sua senha muitas vezes seguidas, e por um tempo não aceitamos novas tentativas. Ninguém
        entrou.
      </Paragraph>
      <Facts
        facts={[
          ['Endereço IP', address],
          ['Quando', when(at)],
        ]}
      />
      <Action href={to(places.security)}>Ver a segurança da conta</Action>
      <Small>
        Foi você? Espere um pouco e tente de novo, ou peça uma senha nova. Não foi? Vale usar uma senha que não exista
        em outro site e ligar a verificação em duas etapas.
      </Small>
    </>
  ),
}
