import { AskAboutData } from './AskAboutData.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { Consents } from './Consents.tsx'
import { DownloadRecords } from './DownloadRecords.tsx'

/** What a person may demand about their own data (LGPD art. 18). */
export function PrivacyTab() {
  return (
    <>
      <Consents />
      <DownloadRecords />
      <AskAboutData />
      <CloseAccount />
    </>
  )
}
