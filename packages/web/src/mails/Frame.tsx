import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { darkStyles, styles } from './style.ts'

interface FrameProps {
  preview: string
  home: string
  /** Where the person chooses which mails come; absent for those that always do. */
  choices?: string
  /** Why it came, as a whole sentence; absent for those that always come. */
  why?: string
  /** The address of the support. */
  support: string
  children: ReactNode
}

/** The house around every letter. */
export const Frame = ({ preview, home, choices, why, support, children }: FrameProps) => (
  <Html lang="pt-BR" dir="ltr">
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
              {why}{' '}
              <Link href={choices} className="mata" style={styles.link}>
                Escolher quais avisos recebo
              </Link>
            </>
          ) : (
            'Você recebe este e-mail porque ele trata da sua conta no Bra Cards. Nunca pedimos a sua senha por e-mail.'
          )}
        </Text>
        <Text className="quiet" style={styles.footer}>
          Dúvidas? Escreva para {support}.
        </Text>
      </Container>
    </Body>
  </Html>
)
