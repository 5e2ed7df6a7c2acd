import type { Banner } from '@bra/contract/content.schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Carousel } from '../../ui/Carousel.tsx'

/** The ground of each drawn banner, under its picture: white reads well on all of them. */
const grounds: Record<Banner['tone'], string> = {
  mata: '#0c2b1f',
  agua: '#0a2634',
  fogo: '#3f0f0d',
  vento: '#1f2747',
  noite: '#120c26',
  terra: '#35190c',
}

const WIDE = '(min-width: 64rem)'

/** The first thing of the shop: what is new, one picture and one button each, always as high. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const t = useText()
  return (
    <Carousel
      label={t('home.banners')}
      pauseLabel={t('home.pause')}
      playLabel={t('home.play')}
      slides={banners.map((banner, at) => ({
        key: String(banner.id),
        label: t('home.bannerOf', { at: at + 1, count: banners.length, title: banner.title }),
        content: <BannerSlide banner={banner} isFirst={at === 0} />,
      }))}
    />
  )
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <div
      className="relative grid h-[27rem] grid-rows-[13.5rem_1fr] md:h-[22.5rem] md:grid-cols-[22.5rem_1fr] md:grid-rows-1 lg:grid-cols-[1.1fr_1fr]"
      style={{ background: grounds[banner.tone] }}
    >
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className="relative row-start-2 flex flex-col items-start justify-center p-5 text-white md:col-start-2 md:row-start-1 md:p-8 lg:pb-16">
        <h2 className="text-h1 lg:text-hero">{banner.title}</h2>
        <p className="mt-2 max-w-[40ch] lg:text-lead">{banner.subtitle}</p>
        <Link to={banner.link} className={clsx(buttonStyle('solid'), 'mt-4 bg-ipe! text-on-ipe! lg:mt-6')}>
          {banner.label}
        </Link>
      </div>
    </div>
  )
}

function BannerPicture({ banner: { image, image_mobile }, isFirst }: { banner: Banner; isFirst: boolean }) {
  const narrow = image_mobile ?? image
  return (
    <picture className="contents">
      {isDrawn(image) && <source media={WIDE} type="image/avif" srcSet={asAvif(image)} />}
      <source media={WIDE} srcSet={image} />
      {isDrawn(narrow) && <source type="image/avif" srcSet={asAvif(narrow)} />}
      <img
        src={narrow}
        alt=""
        width={488}
        height={488}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className="absolute inset-x-0 mask-b-from-80% top-0 h-[13.5rem] w-full object-cover object-top md:h-full md:w-[22.5rem] md:mask-b-from-100% md:mask-r-from-80% lg:w-full lg:mask-none lg:object-left"
      />
    </picture>
  )
}

/** Pictures that an operator uploaded have no siblings. */
const isDrawn = (image: string) => /^\/media\/.*\.webp$/.test(image)
const asAvif = (image: string) => image.replace(/\.webp$/, '.avif')
