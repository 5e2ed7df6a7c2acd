import type { SiteLanguage } from '@bra/contract/kit/language'
import type { Saying } from '@bra/contract/kit/saying'
import { type MailDetails, type MailName, refusableMails } from '@bra/contract/ground/mails'
import { render } from '@react-email/components'
import { accountBlocked, accountUnblocked } from './mails/AccountBlocked.tsx'
import { accountClosed } from './mails/AccountClosed.tsx'
import { accountClosing } from './mails/AccountClosing.tsx'
import { changeEmail } from './mails/ChangeEmail.tsx'
import { confirmEmail } from './mails/ConfirmEmail.tsx'
import { disableAccount } from './mails/DisableAccount.tsx'
import { emailChanged } from './mails/EmailChanged.tsx'
import { Frame } from './mails/Frame.tsx'
import { newSignIn } from './mails/NewSignIn.tsx'
import { answerNews, parcelNews, saleNews, storeNews } from './mails/OrderNews.tsx'
import { orderPaid } from './mails/OrderPaid.tsx'
import { SayContext } from './mails/parts.tsx'
import { passwordChanged } from './mails/PasswordChanged.tsx'
import { places } from './mails/places.ts'
import { resetPassword } from './mails/ResetPassword.tsx'
import { searchNews } from './mails/SearchNews.tsx'
import { secondFactorChanged } from './mails/SecondFactorChanged.tsx'
import { signInBlocked } from './mails/SignInBlocked.tsx'
import type { Template } from './mails/template.ts'
import { wantFound } from './mails/WantFound.tsx'

const templates: { [N in MailName]: Template<N> } = {
  confirm_email: confirmEmail,
  reset_password: resetPassword,
  change_email: changeEmail,
  disable_account: disableAccount,
  new_sign_in: newSignIn,
  sign_in_blocked: signInBlocked,
  password_changed: passwordChanged,
  email_changed: emailChanged,
  second_factor_changed: secondFactorChanged,
  account_closing: accountClosing,
  account_closed: accountClosed,
  account_blocked: accountBlocked,
  account_unblocked: accountUnblocked,
  want_found: wantFound,
  search_news: searchNews,
  order_paid: orderPaid,
  parcel_news: parcelNews,
  sale_news: saleNews,
  store_news: storeNews,
  answer_news: answerNews,
}

export interface MailToDraw<N extends MailName = MailName> {
  template: N
  details: MailDetails[N]
  language?: SiteLanguage
  origin: string
  support: string
}

export interface DrawnMail {
  subject: string
  html: string
  text: string
  /** Address where mails of this kind can be refused; null for those that cannot. */
  choices: string | null
}

/** Details are written as text, never as markup. */
export async function drawMail<N extends MailName>(mail: MailToDraw<N>): Promise<DrawnMail> {
  const { template, details, language = 'pt-BR', origin, support } = mail
  const said = (sentence: Saying) => sentence[language]
  const { subject, preview, body, why } = templates[template]
  const to = (path: string) => new URL(path, origin).href
  const choices = refusableMails[template] ? to(places.notices) : null
  const letter = (
    <SayContext value={said}>
      <Frame
        {...{ language, why, support }}
        preview={said(preview(details))}
        home={to(places.home)}
        choices={choices ?? undefined}
      >
        {body({ ...details, to })}
      </Frame>
    </SayContext>
  )
  const asWritten = [{ selector: 'h1', options: { uppercase: false } }]
  return {
    subject: oneLine(said(subject(details))),
    html: await render(letter),
    text: await render(letter, { plainText: true, htmlToTextOptions: { selectors: asWritten } }),
    choices,
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
