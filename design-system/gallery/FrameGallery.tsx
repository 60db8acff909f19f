import { BackLink } from '../buttons/BackLink.tsx';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { CtaBar } from '../buttons/CtaBar.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { TextButton, TextLink } from '../buttons/TextButton.tsx';
import { AdviceHeader } from '../frame/AdviceHeader.tsx';
import { Brand } from '../frame/Brand.tsx';
import { TipBox, type TipStyle } from '../frame/TipBox.tsx';
import { arrowRight, printer, x } from '../icons/drawings.generated.ts';
import { Icon } from '../icons/Icon.tsx';
import { namedDrawings } from '../icons/named.ts';
import { BrandMark } from '../pictures/BrandMark.tsx';
import { HeroArt } from '../pictures/HeroArt.tsx';
import { LinearProgress } from '../progress/LinearProgress.tsx';
import { PercentageProgress } from '../progress/PercentageProgress.tsx';
import { RadialProgress } from '../progress/RadialProgress.tsx';
import { Ring } from '../progress/Ring.tsx';
import styles from './Gallery.module.css';
import { Part } from './Part.tsx';

const colours = [
  'ink',
  'canal',
  'canal-deep',
  'loose',
  'lamp',
  'brick',
  'mist',
  'ripple',
  'loose-tint',
  'orange',
  'red',
  'green',
];
const tips = [
  'Two columns of short tips.',
  'One idea in each.',
  'No more than four.',
  'Loosestrife grows by canals.',
  'A fifth never shows.',
];
const sections = [
  { name: 'Your home', complete: true },
  { name: 'Your situation', complete: false },
  { name: 'Your plans', complete: false },
  { name: 'Your money', complete: false },
];
const nothing = () => {};

/** Colour, type, buttons, bars, tips, progress and pictures. */
export function FrameGallery() {
  return (
    <>
      <Part name="Colour">
        <div className={styles.swatches}>
          {colours.map(colour => (
            <div key={colour}>
              <div className={styles.swatch} style={{ background: `var(--${colour})` }} />
              {colour}
            </div>
          ))}
        </div>
      </Part>
      <Part name="Type">
        <p className="display">Live more. Stress less.</p>
        <p className="h1">Heading 1, Gabarito 600</p>
        <p className="h2">Heading 2</p>
        <p className="h3">Heading 3</p>
        <p className="lead">Lead text, Figtree 400. Sums line up: £1,111.00 and £8,888.00</p>
        <p className="small muted">Small, quiet text</p>
      </Part>
      <Part name="Buttons">
        <div className="row">
          <Button>Continue</Button>
          <Button variant="secondary">Back</Button>
          <Button variant="tertiary">Save and leave</Button>
          <Button disabled>Continue</Button>
          <Button loading loadingLabel="Saving">
            Continue
          </Button>
        </div>
        <div className="row">
          <Button size="small" iconStart={printer}>
            Small, icon first
          </Button>
          <Button size="small" variant="secondary" iconEnd={arrowRight}>
            Small, icon last
          </Button>
          <Button size="small" variant="danger">
            Delete
          </Button>
          <Button size="small" variant="lamp">
            Carry on
          </Button>
          <Button size="small" variant="tertiary" disabled>
            Not yet
          </Button>
          <ButtonLink href="#link" size="small" opensNewTab>
            A link
          </ButtonLink>
          <IconButton icon={x} label="Close" />
        </div>
        <div className="row">
          <TextButton>Text button</TextButton>
          <TextLink href="#text-link">Text link</TextLink>
          <BackLink href="#back" />
          <BackLink disabled>Back, disabled</BackLink>
        </div>
      </Part>
      <Part name="Advice header">
        <AdviceHeader brandName="Lock Keeper" onLogout={nothing} mainId="gallery-frame" />
        <p id="gallery-frame">The page follows here.</p>
      </Part>
      <Part name="Tip box">
        {(['Purple Thing', 'Plain', 'Wavey Man'] as const satisfies readonly TipStyle[]).map(tipStyle => (
          <TipBox key={tipStyle} tipStyle={tipStyle} heading={tipStyle} tips={tips} headingLevel={3} />
        ))}
        <TipBox heading="Never shown" tips={[]} />
      </Part>
      <Part name="Progress">
        <LinearProgress sections={sections} current={2} />
        <LinearProgress
          sections={sections.map(section => ({ ...section, complete: true }))}
          current={4}
          label="Progress, all done"
        />
        <RadialProgress sectionName="Your plans" current={3} total={6} homeHref="#home" />
        <PercentageProgress
          value={0.42}
          onBack={nothing}
          logos={[<Brand key="brand" name="Lock Keeper" />]}
        />
        <div className={styles.dark}>
          <Ring value={0.5} text="2 of 4" onDark />
          Ring on a dark ground
        </div>
      </Part>
      <Part name="Button bar">
        <div>
          <CtaBar
            barStyle="fixed"
            back={{ onPress: nothing }}
            next={{ disabled: true, onBlockedPress: nothing }}
            reason="Pick one answer to carry on"
          />
        </div>
        <div>
          <CtaBar barStyle="hiddenUntilCompleted" next={{ onPress: nothing }} />
        </div>
        <div>
          <CtaBar barStyle="double" back={{ onPress: nothing, disabled: true }} next={{ onPress: nothing }} />
        </div>
        <div>
          <CtaBar
            barStyle="fixed"
            back={{ onPress: nothing, hidden: true }}
            next={{ onPress: nothing, loading: true }}
          />
        </div>
      </Part>
      <Part name="Icons and pictures">
        <div className="row">
          {Object.keys(namedDrawings).map(name => (
            <Icon key={name} name={name} />
          ))}
          <Icon name="no-such-icon" />
          <BrandMark />
        </div>
        <HeroArt />
      </Part>
    </>
  );
}
