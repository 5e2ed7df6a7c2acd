import { Action, Facts, Paragraph, Small, Title, when } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

export const passwordChanged: Template<'password_changed'> = {
  subject: () => 'Sua senha foi trocada',
  preview: ({ at }) => `Em ${when(at)}. Se não foi você, aja agora.`,
  body: ({ name, device, address, at, to }) => (
    <>
      <Title>Sua senha foi trocada</Title>
      <Paragraph>Oi, {name}. A partir de agora, só a senha nova abre a sua conta.</Paragraph>
      <Facts
        facts={[
          ['Aparelho', device],
          ['Endereço IP', address],
          ['Quando', when(at)],
        ]}
      />
      <Action href={to(places.security)}>Não fui eu: proteger a conta</Action>
      <Small>Se você não consegue mais entrar, peça uma senha nova em “Esqueci a senha”.</Small>
    </>
  ),
}
