import { say, unchanged } from '@bra/contract/kit/saying'
import { WHEN, when } from './common.words.ts'
import { Facts, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const CHANGED = say('O e-mail da sua conta mudou', 'The e-mail of your account changed')

export const emailChanged: Template<'email_changed'> = {
  subject: () => CHANGED,
  preview: ({ email }) => say(`Os avisos passam a ir para ${email}.`, `Notices now go to ${email}.`),
  body: ({ name, email, at }) => (
    <>
      <Title>{CHANGED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Daqui em diante você entra e recebe avisos pelo e-mail novo.`,
          `Hi, ${name}. From now on you sign in with the new e-mail, and notices go there.`,
        )}
      </Paragraph>
      <Facts
        facts={[
          [say('E-mail novo', 'New e-mail'), unchanged(email)],
          [WHEN, when(at)],
        ]}
      />
      <Small>
        {say(
          'Não foi você? Responda a esta mensagem: alguém pode ter tomado a sua conta, e este endereço é a prova de que ela é sua.',
          'Was it not you? Answer this message: somebody may have taken your account, and this address proves that it is yours.',
        )}
      </Small>
    </>
  ),
}
