import { Action, Facts, Paragraph, Small, Title, when } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

export const newSignIn: Template<'new_sign_in'> = {
  subject: () => 'Entraram na sua conta de um aparelho novo',
  preview: ({ device, at }) => `${device}, em ${when(at)}.`,
  body: ({ name, device, address, at, to }) => (
    <>
      <Title>Entraram na sua conta de um aparelho novo</Title>
      <Paragraph>Oi, {name}. Se foi você, está tudo certo e não é preciso fazer nada.</Paragraph>
      <Facts
        facts={[
          ['Aparelho', device],
          ['Endereço IP', address],
          ['Quando', when(at)],
        ]}
      />
      <Action href={to(places.security)}>Não fui eu: proteger a conta</Action>
      <Small>Ali você encerra esse acesso e troca a senha.</Small>
    </>
  ),
}
