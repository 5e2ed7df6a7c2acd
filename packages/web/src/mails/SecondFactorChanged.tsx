import { Action, Facts, Paragraph, Title, when } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

const stateOf = (on: boolean) => (on ? 'ligada' : 'desligada')

export const secondFactorChanged: Template<'second_factor_changed'> = {
  subject: ({ on }) => `Verificação em duas etapas ${stateOf(on)}`,
  preview: ({ on }) =>
    on ? 'Para entrar, agora é preciso também o código do aplicativo.' : 'Para entrar, agora basta a senha.',
  body: ({ name, on, at, to }) => (
    <>
      <Title>Verificação em duas etapas {stateOf(on)}</Title>
      <Paragraph>
        Oi, {name}.{' '}
        {on
          ? 'Para entrar na sua conta, agora é preciso também o código do seu aplicativo de autenticação. Guarde os códigos de recuperação em lugar seguro.'
          : 'Para entrar na sua conta, agora basta a senha. Recomendamos deixar a verificação ligada.'}
      </Paragraph>
      <Facts facts={[['Quando', when(at)]]} />
      <Action href={to(places.security)}>Não fui eu: proteger a conta</Action>
    </>
  ),
}
