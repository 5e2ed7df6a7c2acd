import { mailLanguage } from '@bra/contract/ground/mail-language'
import { mailLanguageSchemas } from '@bra/contract/ground/mail-language.schemas'
import { routes } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { keepMailLanguage } from './mails.queries.ts'

export default routes(mailLanguage, mailLanguageSchemas, {
  choose: async ({ app, user, body }) => {
    await app.transaction((tx) => keepMailLanguage(tx, user.id, body.language))
    return { error: false, message: usualReplies.saved }
  },
})
