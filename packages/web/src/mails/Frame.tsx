import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { say, type Saying } from '@bra/contract/kit/saying'
import type { ReactNode } from 'react'
import { Words } from './parts.tsx'
import { darkStyles, styles } from './style.ts'

interface FrameProps {
  language: SiteLanguage
  preview: string
  home: string
  /** Address of the choice of mails; absent for mails that cannot be refused. */
  choices?: string
  /** Says in a whole sentence why the mail came; absent for mails that cannot be refused. */
  why?: Saying
  support: string
  children: ReactNode
}

export const Frame = ({ language, preview, home, choices, why, support, children }: FrameProps) => (
  <Html lang={language} dir="ltr">
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Head>
    <Body className="page" style={styles.page}>
      <Preview>{preview}</Preview>
      <Container style={styles.column}>
        <Text style={styles.brand}>
          <Link href={home} className="mata" style={{ color: styles.brand.color, textDecoration: 'none' }}>
            Bra Cards
          </Link>
        </Text>
        <Section className="panel" style={styles.panel}>
          {children}
        </Section>
        <Text className="quiet" style={styles.footer}>
          {choices ? (
            <>
              {why && <Words>{why}</Words>}{' '}
              <Link href={choices} className="mata" style={styles.link}>
                <Words>{say('Escolher quais avisos recebo', 'Choose which notices I get')}</Words>
              </Link>
            </>
          ) : (
            <Words>
              {say(
                'Você recebe este e-mail porque ele trata da sua conta no Bra Cards. Nunca pedimos a sua senha por e-mail.',
                'You get this e-mail because it is about your account at Bra Cards. We never ask for your password by e-mail.',
              )}
            </Words>
          )}
        </Text>
        <Text className="quiet" style={styles.footer}>
          <Words>{say(`Dúvidas? Escreva para ${support}.`, `Questions? Write to ${support}.`)}</Words>
        </Text>
      </Container>
    </Body>
  </Html>
)
