import {
  Check,
  Heart,
  LibraryBig,
  LifeBuoy,
  LogIn,
  LogOut,
  type LucideIcon,
  Package,
  ShieldCheck,
  Store,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { settingsTexts } from '../../features/ground/settings/texts.ts'
import { impersonationTexts } from '../../features/people/impersonation/texts.ts'
import { useSignOut } from '../../features/people/sessions/useSignOut.ts'
import { useEnv } from '../../lib/env.ts'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { paths } from '../../lib/paths.ts'
import { useChooseLanguage } from '../../features/ground/settings/useChooseLanguage.ts'
import { chooseTheme, themes, useTheme } from '../../lib/preferences.ts'
import { type Session, useSession } from '../../lib/session.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { MenuItem, MenuItems, MenuSeparator } from '../../ui/Menu.tsx'
import { layoutTexts } from '../texts.ts'
import { headerTexts } from './texts.ts'

const themeTexts = {
  system: settingsTexts.themeSystem,
  light: settingsTexts.themeLight,
  dark: settingsTexts.themeDark,
} as const
const languageTexts = { 'pt-BR': settingsTexts.languagePt, en: settingsTexts.languageEn } as const

export function AccountItems() {
  const session = useSession()
  return (
    <MenuItems>
      {session ? <PersonItems session={session} /> : <VisitorItems />}
      <MenuSeparator />
      <SettingItems />
      {session && !session.acting && <SignOutItem />}
    </MenuItems>
  )
}

function VisitorItems() {
  const t = useText()
  const { pathname, search } = useLocation()
  const isEntrance = pathname.startsWith('/auth/') || pathname === paths.home()
  const next = isEntrance ? undefined : pathname + search
  return (
    <>
      <LinkItem icon={LogIn} to={paths.login(next)}>
        {t(layoutTexts.enter)}
      </LinkItem>
      <LinkItem icon={UserPlus} to={paths.register(next)}>
        {t(headerTexts.signUp)}
      </LinkItem>
    </>
  )
}

function PersonItems({ session: { user } }: { session: Session }) {
  const t = useText()
  const sells = user.role === 'supplier'
  return (
    <>
      <p role="presentation" className="flex flex-wrap items-center gap-2 px-3 pt-1.5 pb-1 font-semibold">
        {`${user.name} ${user.last_name}`}
        {user.role === 'admin' && <Badge tone="acai">{t(headerTexts.operator)}</Badge>}
      </p>
      {user.role === 'admin' && (
        <LinkItem icon={ShieldCheck} to={paths.admin()}>
          {t(impersonationTexts.adminArea)}
        </LinkItem>
      )}
      <LinkItem icon={UserRound} to={paths.account()}>
        {t(layoutTexts.myAccount)}
      </LinkItem>
      <LinkItem icon={Package} to={paths.account('pedidos')}>
        {t(layoutTexts.orders)}
      </LinkItem>
      <LinkItem icon={LifeBuoy} to={complaintPaths.list()}>
        {t(pageTitles.complaints)}
      </LinkItem>
      <LinkItem icon={LibraryBig} to={paths.account('colecao')}>
        {t(headerTexts.collection)}
      </LinkItem>
      <LinkItem icon={Heart} to={paths.favorites()}>
        {t(layoutTexts.favorites)}
      </LinkItem>
      <LinkItem icon={Store} to={sells ? paths.myStores() : paths.becomeSeller()}>
        {t(sells ? siteTexts.myStores : layoutTexts.sell)}
      </LinkItem>
    </>
  )
}

function SettingItems() {
  const t = useText()
  const theme = useTheme()
  const { language } = useEnv().visit
  const chooseLanguage = useChooseLanguage()
  return (
    <>
      <Choices title={t(settingsTexts.appearance)}>
        {themes.map((choice) => (
          <Choice key={choice} chosen={choice === theme} onSelect={() => chooseTheme(choice)}>
            {t(themeTexts[choice])}
          </Choice>
        ))}
      </Choices>
      <MenuSeparator />
      <Choices title={t(settingsTexts.language)}>
        {(['pt-BR', 'en'] as const).map((choice) => (
          <Choice key={choice} chosen={choice === language} onSelect={() => void chooseLanguage(choice)}>
            <span lang={choice}>{t(languageTexts[choice])}</span>
          </Choice>
        ))}
      </Choices>
    </>
  )
}

function SignOutItem() {
  const t = useText()
  const signOut = useSignOut()
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden size={16} strokeWidth={2} />} onSelect={() => void signOut()}>
        {t(headerTexts.signOut)}
      </MenuItem>
    </>
  )
}

function LinkItem({ icon: Icon, to, children: text }: { icon: LucideIcon; to: string; children: string }) {
  return (
    <MenuItem
      icon={<Icon aria-hidden size={16} strokeWidth={2} />}
      render={({ children, ...wiring }) => (
        <Link to={to} {...wiring}>
          {children}
        </Link>
      )}
    >
      {text}
    </MenuItem>
  )
}

const Choices = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="group" aria-label={title}>
    <p role="presentation" className="px-3 pt-1.5 pb-1 text-caption font-semibold text-ink-3">
      {title}
    </p>
    {children}
  </div>
)

function Choice({ chosen, onSelect, children }: { chosen: boolean; onSelect: () => void; children: ReactNode }) {
  const mark = <Check aria-hidden size={16} strokeWidth={2} className={chosen ? 'text-mata' : 'invisible'} />
  return (
    <MenuItem checked={chosen} icon={mark} onSelect={onSelect}>
      {children}
    </MenuItem>
  )
}
