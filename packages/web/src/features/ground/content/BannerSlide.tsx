import type { Banner } from '@bra/contract/ground/content.schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { photoSized } from '../photos/photo-size.ts'

/** Background colour under each drawn banner; white text has enough contrast on all of them. */
const grounds: Record<Banner['tone'], string> = {
  mata: '#0c2b1f',
  agua: '#0a2634',
  fogo: '#3f0f0d',
  vento: '#1f2747',
  noite: '#120c26',
  terra: '#35190c',
}

const WIDE = '(min-width: 64rem)'

interface BannerSlideProps {
  banner: Banner
  isFirst: boolean
  /** Fits the headings around the banner. */
  titleLevel?: 2 | 3
}

export function BannerSlide({ banner, isFirst, titleLevel = 2 }: BannerSlideProps) {
  const Title = `h${titleLevel}` as const
  return (
    <div
      className="relative grid h-[27rem] grid-rows-[13.5rem_1fr] md:h-[22.5rem] md:grid-cols-[22.5rem_1fr] md:grid-rows-1 lg:grid-cols-[1.1fr_1fr]"
      style={{ background: grounds[banner.tone] }}
    >
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className="relative row-start-2 flex flex-col items-start justify-center p-5 text-white md:col-start-2 md:row-start-1 md:p-8 lg:pb-16">
        <Title className="text-h1 lg:text-hero">{banner.title}</Title>
        <p className="mt-2 max-w-[40ch] lg:text-lead">{banner.subtitle}</p>
        <Link to={banner.link} className={clsx(buttonStyle('solid'), 'mt-4 bg-ipe! text-on-ipe! lg:mt-6')}>
          {banner.label}
        </Link>
      </div>
    </div>
  )
}

function BannerPicture({ banner: { image, image_mobile, alt }, isFirst }: { banner: Banner; isFirst: boolean }) {
  const narrow = sourcesOf(image_mobile ?? image)
  const wide = sourcesOf(image)
  return (
    <picture className="contents">
      {wide.avif && <source media={WIDE} type="image/avif" srcSet={wide.avif} />}
      <source media={WIDE} srcSet={wide.large} />
      {narrow.avif && <source type="image/avif" srcSet={narrow.avif} />}
      <img
        src={narrow.small}
        srcSet={narrow.small === narrow.large ? undefined : `${narrow.small} 488w, ${narrow.large} 1280w`}
        sizes="(min-width: 48rem) 360px, 100vw"
        alt={alt}
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

/** A drawn picture has an AVIF beside it; an uploaded one comes in two widths. */
function sourcesOf(image: string) {
  const avif = /^\/media\/.*\.webp$/.test(image) ? image.replace(/\.webp$/, '.avif') : null
  const large = image.startsWith('/fotos/') ? photoSized(image, 1280) : image
  return { avif, small: image, large }
}
