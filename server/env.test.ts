import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readEnv, VARIABLES } from "./env.ts";

describe("the environment", () => {
  it("has a default for everything", () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      CHAT_RATE_LIMIT: 20,
      TRUST_PROXY: 0,
    });
  });

  it("takes an empty value for none, as a copied example file has them", () => {
    expect(readEnv({ PORT: "", OPERATOR_PASSWORD: "", SITE_URL: "" }).PORT).toBe(3000);
  });

  it("takes an origin as a browser writes it, with or without a slash behind it", () => {
    const env = readEnv({
      SITE_URL: "https://WWW.example.org:443/",
      ALLOWED_ORIGINS: "https://a.example/, http://b:8080",
    });
    expect(env.SITE_URL).toBe("https://www.example.org");
    expect(env.ALLOWED_ORIGINS).toEqual(["https://a.example", "http://b:8080"]);
  });

  it("takes the address of a database with what belongs to it", () => {
    const addresses = [
      "postgres://host/site",
      "postgresql://user:word@host:5432/site?sslmode=require",
      "postgres://me@server:p%23%25@[::1]:5432/site?options=-c%20x%3Dy",
      "postgres://one:5432,other:5433/site",
      "postgres://%2Fvar%2Frun%2Fpostgresql/site",
    ];
    for (const address of addresses) expect(readEnv({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  });

  it.each(["p#word", "p/word", "p?word", "12/34", "100%", "p%zz"])(
    "says how the password %s is written in the address of a database",
    (word) => {
      const refused = /^DATABASE_URL must .* of a password written as %23 %25 %2F %3F %40$/;
      expect(() => readEnv({ DATABASE_URL: `postgres://user:${word}@host/site` })).toThrow(refused);
    },
  );

  it.each([
    [{ PORT: "eighty" }, /^PORT must be a whole number/],
    [{ PORT: "70000" }, /^PORT must be at most 65535/],
    [{ SITE_URL: "example.org" }, /^SITE_URL must be an address/],
    [{ CONTACT_PHONE: "+351 21" }, /^CONTACT_PHONE must be a telephone number in digits only/],
    [{ CONTACT_EMAIL: "office" }, /^CONTACT_EMAIL must be an e-mail address/],
    [{ COMPANY_NAME: "-" }, /^COMPANY_NAME must be the registered name/],
    [{ COMPANY_ADDRESS: "Lisbon" }, /^COMPANY_ADDRESS must be a postal address/],
    [{ COMPANY_REGISTRATION: "pending" }, /^COMPANY_REGISTRATION must hold the register or tax number/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must start with postgres/],
    [{ OPERATOR_PASSWORD: "short" }, /^OPERATOR_PASSWORD must have at least 10 characters/],
    [{ CHAT_MODEL: "m" }, /^OPENAI_BASE_URL must be set/],
    [{ ALLOWED_ORIGINS: "everyone" }, /^ALLOWED_ORIGINS must be an address/],
    [{ ALLOWED_ORIGINS: "https://a.example/app" }, /^ALLOWED_ORIGINS must be an origin/],
    [{ SITE_URL: "https://a.example/shop" }, /^SITE_URL must be an origin such as/],
    [{ SITE_URL: "https://a.example?x=1" }, /^SITE_URL must be an origin such as/],
    [{ SITE_URL: "https://a.example/#top" }, /^SITE_URL must be an origin such as/],
    [{ SITE_URL: "https://me@a.example" }, /^SITE_URL must be an origin such as/],
    [{ DATABASE_URL: "postgres://" }, /^DATABASE_URL must name a host and a database/],
    [{ DATABASE_URL: "postgres://host" }, /^DATABASE_URL must name a host and a database/],
    [{ DATABASE_URL: "postgres://user:word@/site" }, /^DATABASE_URL must name a host and a database/],
    [{ DATA_DIR: "~/data" }, /^DATA_DIR must be a path without ~/],
    [{ OPENAI_BASE_URL: "https://a.example/v1/chat/completions" }, /^OPENAI_BASE_URL must end before/],
    [{ ALLOWED_ORIGINS: "https://*.example.org" }, /^ALLOWED_ORIGINS must be an origin/],
    [{ OPERATOR_PASSWORD: "correcthorse\n" }, /^OPERATOR_PASSWORD has white space before or behind it/],
    [{ OPENAI_API_KEY: " key" }, /^OPENAI_API_KEY has white space before or behind it/],
    [{ CHAT_RATE_LIMIT: " " }, /^CHAT_RATE_LIMIT must be a whole number/],
    [{ TRUST_PROXY: " " }, /^TRUST_PROXY must be a whole number/],
    [{ PORT: "0x10" }, /^PORT must be a whole number/],
    [{ PORT: "1e3" }, /^PORT must be a whole number/],
    [{ PORT: "80.5" }, /^PORT must be a whole number/],
    // As `docker run --env-file` hands on a line that is quoted for others.
    [{ OPERATOR_PASSWORD: "'correct#horse'" }, /^OPERATOR_PASSWORD has quotes around it/],
    [{ COMPANY_NAME: '"Example, Lda."' }, /^COMPANY_NAME has quotes around it/],
    [{ CHAT_RATE_LIMIT: "-1" }, /^CHAT_RATE_LIMIT must be a whole number/],
  ])("%o is refused in one line that names the variable", (values, message) => {
    expect(() => readEnv(values as Record<string, string>)).toThrow(message);
  });

  it("is listed whole in .env.example, with the defaults", () => {
    const names = [...readFileSync(".env.example", "utf8").matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(
      (match) => match[1],
    );
    expect(names.toSorted()).toEqual(VARIABLES.toSorted());
  });
});
