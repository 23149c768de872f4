// Sky, hour and season, as data. Weights are the specification's; what each does to a fight is authored here.
// Invariant: every number a sentence states is the number beside it; what poor sight takes from missiles is worked out by the
// engine from all three visibilities together, so sentences speak of it only as sight.
import { z } from 'zod';
import { Season, TimeOfDay, Weather } from '../schema/weather.ts';

export const weathers: readonly Weather[] = z.array(Weather).parse([
  {
    id: 'clear',
    name: 'Clear skies',
    phrase: 'under a clear sky',
    description: 'Weather nobody will mention afterwards. It changes nothing.',
    weight: 40,
    visibility: 1000,
    modifier: {},
  },
  {
    id: 'rain',
    name: 'Rain',
    phrase: 'in the rain',
    description:
      'Bowstrings are kept under hats, and the hats are wet. Missiles lose 7.5%, cavalry strikes 5% weaker, and sight falls to 85%.',
    weight: 20,
    visibility: 850,
    modifier: { dealt: { cavalry: -50 }, strikes: { ranged: -75 } },
  },
  {
    id: 'fog',
    name: 'Fog',
    phrase: 'in the fog',
    description:
      'Each side is sure that the other is larger. Sight falls to 55%, and archers wait for a shape to become a man: 3 points off their initiative.',
    weight: 12,
    visibility: 550,
    modifier: { initiative: { archer: -3 } },
  },
  {
    id: 'snow',
    name: 'Snow',
    phrase: 'in the snow',
    description:
      'It is very quiet until it is not. Infantry strikes 2.5% weaker and cavalry 7.5%, with 3 points off its initiative; sight falls to 80%.',
    weight: 10,
    visibility: 800,
    modifier: { dealt: { infantry: -25, cavalry: -75 }, initiative: { cavalry: -3 } },
  },
  {
    id: 'storm',
    name: 'Storm',
    phrase: 'in a storm',
    description:
      'Thunder gives the orders. Missiles lose 12.5%, ships strike 15% weaker, spells 5% harder; sight falls to 65%.',
    weight: 8,
    visibility: 650,
    modifier: { dealt: { naval: -150 }, strikes: { ranged: -125, magic: 50 } },
  },
  {
    id: 'heat_wave',
    name: 'Heat wave',
    phrase: 'in fierce heat',
    description:
      'Mail burns to the touch. Infantry strikes 5% weaker and cavalry 7.5%; the shimmer takes sight down to 95%.',
    weight: 5,
    visibility: 950,
    modifier: { dealt: { infantry: -50, cavalry: -75 } },
  },
  {
    id: 'blizzard',
    name: 'Blizzard',
    phrase: 'in a blizzard',
    description:
      'Both armies have lost to the weather; it remains to settle who lost by less. Infantry strikes 10% weaker, cavalry 15%, engines 5%; sight falls to 40%.',
    weight: 3,
    visibility: 400,
    modifier: { dealt: { infantry: -100, cavalry: -150 }, strikes: { siege: -50 } },
  },
  {
    id: 'magical_storm',
    name: 'Magical storm',
    phrase: 'under a violet storm',
    description:
      'The rain falls upwards in places. Spells strike 20% harder; everything that flies by honest means loses 5%; sight falls to 75%.',
    weight: 2,
    visibility: 750,
    modifier: { strikes: { magic: 200, ranged: -50, siege: -50 } },
  },
]);

export const timesOfDay: readonly TimeOfDay[] = z.array(TimeOfDay).parse([
  {
    id: 'dawn',
    name: 'Dawn',
    phrase: 'at dawn',
    description:
      'Long shadows, cold hands, fresh horses: 2 points more initiative for cavalry; sight is 90%.',
    weight: 10,
    visibility: 900,
    modifier: { initiative: { cavalry: 2 } },
  },
  {
    id: 'day',
    name: 'Day',
    phrase: 'by day',
    description: 'The hour at which armies were invented. It changes nothing.',
    weight: 50,
    visibility: 1000,
    modifier: {},
  },
  {
    id: 'dusk',
    name: 'Dusk',
    phrase: 'at dusk',
    description: 'Everyone would like to finish before dark. Infantry strikes 2.5% harder; sight is 90%.',
    weight: 15,
    visibility: 900,
    modifier: { dealt: { infantry: 25 } },
  },
  {
    id: 'night',
    name: 'Night',
    phrase: 'by night',
    description:
      'Friend and enemy are told apart by their oaths. Spells strike 7.5% harder and engines, aimed by hope, 10% weaker; sight is 60%.',
    weight: 25,
    visibility: 600,
    modifier: { strikes: { magic: 75, siege: -100 } },
  },
]);

export const seasons: readonly Season[] = z.array(Season).parse([
  {
    id: 'spring',
    name: 'Spring',
    phrase: 'in spring',
    description: 'Soft ground and high rivers: cavalry strikes 2.5% weaker and engines 5%.',
    months: [3, 4, 5],
    modifier: { dealt: { cavalry: -25 }, strikes: { siege: -50 } },
  },
  {
    id: 'summer',
    name: 'Summer',
    phrase: 'in summer',
    description: 'Hard roads and long days, and horses fat on grass: cavalry strikes 2.5% harder.',
    months: [6, 7, 8],
    modifier: { dealt: { cavalry: 25 } },
  },
  {
    id: 'autumn',
    name: 'Autumn',
    phrase: 'in autumn',
    description: 'The barns are full and so are the soldiers: infantry strikes 2.5% harder.',
    months: [9, 10, 11],
    modifier: { dealt: { infantry: 25 } },
  },
  {
    id: 'winter',
    name: 'Winter',
    phrase: 'in winter',
    description:
      'Nobody sensible campaigns now. Infantry strikes 2.5% weaker and cavalry 5%, with 1 point off both initiatives.',
    months: [12, 1, 2],
    modifier: { dealt: { infantry: -25, cavalry: -50 }, initiative: { infantry: -1, cavalry: -1 } },
  },
]);
