import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersIn, readAmount } from "./inputs.ts";

test.each<[string, number]>([
  ["5000000", 5e6],
  ["5,000,000", 5e6],
  ["$5,000,000", 5e6],
  ["$ 5 000 000", 5e6],
  ["5 000 000", 5e6],
  ["5.000.000", 5e6],
  ["5'000'000", 5e6],
  ["5m", 5e6],
  ["5M", 5e6],
  ["$5m", 5e6],
  ["5 million", 5e6],
  ["5 million dollars", 5e6],
  ["5 m a year", 5e6],
  ["0.5m", 5e5],
  [".5 mio", 5e5],
  ["1,5m", 1.5e6],
  ["1.234m", 1_234_000],
  ["1,234m", 1_234_000],
  ["1.2k", 1_200],
  ["500 thousand per year", 5e5],
  ["0.1bn", 1e8],
  ["5,000", 5_000],
  ["1,234.56", 1_234.56],
  ["1.234,56", 1_234.56],
  ["1 234 567,50", 1_234_567.5],
  ["1,5", 1.5],
  ["0,500", 0.5],
  ["1234.567", 1_234.57],
  ["5,", 5],
  ["0", 0],
  ["-0", 0],
  [" 7 ", 7],
  ["５０００", 5_000],
  ["1,00,000", 1e5],
  ["12,34,567", 1_234_567],
  ["12,34,567.50", 1_234_567.5],
  ["10,00,00,000", 1e8],
  ["$1,00,000/- per annum", 1e5],
  ["5 lakh", 5e5],
  ["2.5 crore", 2.5e7],
  ["1.5 cr", 1.5e7],
  ["€ 250.000,-", 250_000],
  ["€ 250.000,– a year", 250_000],
  ["250.000,-- EUR", 250_000],
  ["EUR 250,-", 250],
  ["250.000,=", 250_000],
  ["250'000.-", 250_000],
  ["250,000.–", 250_000],
  ["250 000,-", 250_000],
  ["$5m/yr", 5e6],
  ["$5m per yr.", 5e6],
  ["5m pa", 5e6],
  ["5m p.a.", 5e6],
  ["$5m.", 5e6],
  ["$5M+", 5e6],
  ["5,000+ a year", 5_000],
  ["5000 mil", 5e6],
  ["٥٬٠٠٠٬٠٠٠", 5e6],
  ["۱٫۵m", 1.5e6],
  ["१२,३४,५६७", 1_234_567],
  ["৫০ lakh", 5e6],
  ["1,5 Mio. €", 1.5e6],
  ["2.5 mill. EUR p.a.", 2.5e6],
  ["250 Tsd. €", 250_000],
  ["US $5MM", 5e6],
  ["~5m", 5e6],
  ["ca. 5m", 5e6],
  ["about €250.000,- per year", 250_000],
  ["approx 5 million", 5e6],
  ["£250k p/a", 250_000],
  ["5m each year", 5e6],
  ["5m/y", 5e6],
  ["5´000´000.50", 5_000_000.5],
  ["5ʼ000`000", 5e6],
  ["\u20665,000,000\u2069", 5e6],
  ["1\u202f000\u00a0000,50", 1_000_000.5],
])("%s is read as %d", (text, amount) => {
  expect(readAmount(text)).toMatchObject({ amount });
});

test.each([
  ["5", undefined],
  ["US$5m", "USD"],
  ["5 usd", "USD"],
  ["€5m", "EUR"],
  ["5 m €", "EUR"],
  ["5 million euros a year", "EUR"],
  ["£5,000,000", "GBP"],
  ["GBP 5m", "GBP"],
  ["5 million pounds sterling", "GBP"],
  ["US $5m", "USD"],
  ["1,5 Mio. €", "EUR"],
])("%s names the currency %s", (text, currency) => {
  expect(readAmount(text)).toHaveProperty("amount");
  expect(readAmount(text)).toMatchObject(currency ? { currency } : {});
});

test.each<[string, [number, number]]>([
  ["5.000", [5, 5_000]],
  ["€1.500", [1.5, 1_500]],
  ["1,250k", [1_250_000, 1_250]],
  ["1.250k", [1_250, 1_250_000]],
  ["5 mil", [5e6, 5_000]],
])("%s can be two amounts", (text, either) => {
  expect(readAmount(text)).toMatchObject({ either });
});

test.each(["-1", "−5m", "$-5", "100000001", "101m", "1bn", "1,000,000,000"])("%s is outside the limits", (text) => {
  expect(readAmount(text)).toEqual({ problem: "outside" });
});

test.each([
  "",
  "abc",
  "five million",
  "5x",
  "CHF 5m",
  "₹ 5 lakh",
  "about",
  "5m about",
  "5..m",
  "5-10m",
  "5 m € k",
  "A$5m",
  "€5 $",
  "5 k m",
  "1,23,4",
  "1.2.3",
  "12 34",
  "1,234,56",
  "1,00,00",
  "123,00,000",
  "1.00.000",
  "1,000,00,000",
  "250.000,-5",
  "-,-",
  "1.234,567.8",
  "5..0",
  "0x10",
  "1e9999",
  "Infinity",
  "constructor",
  "5%",
])("%j is no amount", (text) => {
  expect(readAmount(text)).toEqual({ problem: "unreadable" });
});

test("whatever is written is read or refused, and what is printed in English is read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const reading = readAmount(text);
      if ("amount" in reading) expect(reading.amount).toBeGreaterThanOrEqual(0);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), (amount) => {
      expect(readAmount(amount.toLocaleString("en-US"))).toEqual({ amount });
      expect(readAmount(String(amount))).toEqual({ amount });
    }),
  );
});

test("digits before a lone separator and three more may be thousands or decimals", () => {
  expect(numbersIn("1,400")).toEqual([1_400, 1.4]);
  expect(numbersIn("1.400")).toEqual([1.4, 1_400]);
  expect(numbersIn("4,5")).toEqual([4.5]);
});
