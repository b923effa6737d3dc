// Makes pictures of screens small: a PNG with a palette instead of millions of colours.

import { crc32 as sum32, deflateSync, inflateSync } from 'node:zlib';

const COLOURS = 128;
/** Colours are counted in cells of this many bits per channel. */
const BITS = 5;

/** All pixels that fall into one cell of the colour cube. */
interface Cell {
  index: number;
  count: number;
  /** Of red, green and blue over its pixels. */
  sums: Float64Array;
}

/** A picture of 8 bits per channel, as browsers write it, with at most so many colours. */
export function palette(png: Buffer): Buffer {
  const { width, height, pixels, channels } = decode(png);
  const places = new Uint16Array(width * height);
  const counts = new Uint32Array(1 << (3 * BITS));
  const sums = new Float64Array(3 * counts.length);
  for (let place = 0; place < places.length; place++) {
    const at = place * channels;
    const [red, green, blue] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const index = ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));
    places[place] = index;
    counts[index]++;
    sums[3 * index] += red;
    sums[3 * index + 1] += green;
    sums[3 * index + 2] += blue;
  }
  const used = [...counts.keys()].filter((index) => counts[index] > 0);
  const cells = used.map((index) => ({ index, count: counts[index], sums: sums.subarray(3 * index, 3 * index + 3) }));
  const boxes = divide(cells);
  const colourOf = new Uint8Array(1 << (3 * BITS));
  boxes.forEach((box, colour) => box.forEach(({ index }) => (colourOf[index] = colour)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = colourOf[places[y * width + x]];
  return encode(width, height, boxes.map(mean), rows);
}

const total = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0);
const level = ({ sums, count }: Cell, channel: number) => sums[channel] / count;
const mean = (cells: readonly Cell[]) =>
  [0, 1, 2].map((channel) => Math.round(cells.reduce((sum, { sums }) => sum + sums[channel], 0) / total(cells)));

/** How much a box of colours would gain by being divided, and along which channel. */
function spread(cells: readonly Cell[]): { channel: number; worth: number } {
  const widths = [0, 1, 2].map((channel) => {
    const levels = cells.map((cell) => level(cell, channel));
    return Math.max(...levels) - Math.min(...levels);
  });
  const widest = Math.max(...widths);
  return { channel: widths.indexOf(widest), worth: widest * Math.sqrt(total(cells)) };
}

/** Cuts the box that is worth it most, again and again. */
function divide(all: Cell[]): Cell[][] {
  const boxes = [{ cells: all, ...spread(all) }];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const { cells, channel, worth } = boxes[0];
    if (worth === 0) break;
    const inOrder = cells.toSorted((a, b) => level(a, channel) - level(b, channel));
    let [cut, seen] = [0, 0];
    while (cut < inOrder.length - 1 && seen < total(cells) / 2) seen += inOrder[cut++].count;
    const halves = [inOrder.slice(0, cut), inOrder.slice(cut)];
    boxes.splice(0, 1, ...halves.map((half) => ({ cells: half, ...spread(half) })));
  }
  return boxes.map(({ cells }) => cells);
}

function decode(png: Buffer): { width: number; height: number; channels: number; pixels: Buffer } {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const stride = width * channels;
  const raw = inflateSync(Buffer.concat(parts));
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : pixels[y * stride + x - channels];
      const up = y === 0 ? 0 : pixels[(y - 1) * stride + x];
      const corner = x < channels || y === 0 ? 0 : pixels[(y - 1) * stride + x - channels];
      const guess = predicted(filter, left, up, corner);
      pixels[y * stride + x] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return { width, height, channels, pixels };
}

/** What a filter of PNG expects a byte to be, from its neighbours. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter < 4) return filter === 0 ? 0 : filter === 1 ? left : filter === 2 ? up : (left + up) >> 1;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function encode(width: number, height: number, colours: number[][], rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const body = deflateSync(rows, { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('PLTE', Buffer.from(colours.flat())), chunk('IDAT', body)];
  return Buffer.concat([start, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(sum32(framed.subarray(4, framed.length - 4)), framed.length - 4);
  return framed;
}
