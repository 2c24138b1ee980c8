/** How questions and requests to a business are put, with places for words. */
import type { PartOfSpeech } from "./wordnet.ts";

export type Slot = "noun" | "plural" | "verb" | "doing" | "done" | "adj" | "name";

export const templates: readonly string[] = `
How much does a {noun} cost?
What is the price of {noun}?
What do you charge for {doing} a {noun}?
How expensive is {noun} and {noun}?
Are your {plural} cheap or expensive?
How do I {verb} a {noun}?
How can we {verb} our {plural}?
how to {verb} {noun}
How does {noun} work?
How are {plural} {done}?
How is the {noun} {done} by your {noun}?
How long does it take to {verb} a {noun}?
How many {plural} do you {verb}?
How often do you {verb} the {plural}?
How soon can you {verb} {noun}?
How {adj} is the {noun}?
How good are you at {doing} {plural}?
What is a {noun}?
What are {plural}?
What does {noun} mean?
What does it mean to {verb}?
What is the difference between {noun} and {noun}?
What kind of {plural} do you have?
What happens if I {verb} the {noun}?
What happens after the {noun} is {done}?
What should I do about {adj} {plural}?
What makes your {noun} {adj}?
What did you {verb} for {name}?
What are the {plural} of {doing}?
What if my {noun} is {adj}?
Which {noun} is the most {adj}?
Which {plural} do you {verb} with?
Who {verb}s the {noun}?
Who is responsible for {noun}?
Who can {verb} my {noun}?
Who are your {plural}?
Who is {name}?
Where is the {noun}?
Where can I find {adj} {plural}?
Where do you {verb}?
Where are the {plural} {done}?
Where is {name}?
When will the {noun} be {done}?
When can we {verb}?
When do {plural} {verb}?
Why is {noun} {adj}?
Why should I {verb} {noun}?
Why do {plural} {verb}?
Why did {name} {verb}?
Why not {verb} it?
Can you {verb} my {noun}?
Can I {verb} without a {noun}?
Can we {verb} the {plural} ourselves?
Could you {verb} {name}?
Could {plural} {verb} the {noun}?
Do you {verb} {plural}?
Do you offer {noun}?
Do you have {adj} {plural}?
Do I need a {noun} to {verb}?
Do you know {name}?
Do your {plural} include {doing}?
Don't you {verb} {plural}?
Does {name} {verb}?
Does the {noun} {verb} {plural}?
Does {doing} help a {noun}?
Did {name} {verb} the {noun}?
Did anyone {verb} your {noun}?
Have you {done} any {plural}?
Have you worked with {name}?
Has the {noun} been {done}?
Is {name} a {noun}?
Is it {adj} to {verb} a {noun}?
Is the {noun} {adj} or {adj}?
Is there a {noun} for {plural}?
Is {doing} {adj}?
Are {plural} {adj}?
Are you {done}?
Are you a {adj} {noun}?
Are there any {plural}?
Isn't the {noun} {done}?
Should I {verb} or {verb}?
Should {plural} be {done}?
Will you {verb} us?
Will my {noun} be {adj}?
Would a {noun} {verb}?
I want to {verb} my {noun}
I don't want {plural}
I am not {adj}
I need help with {doing}
I need a {adj} {noun}
I would like to {verb} with someone about {noun}
I can't {verb} the {noun}
I lost my {noun}
we are a {noun} and want more {plural}
we have no {noun}
we never {verb} {plural}
our {noun} is too {adj}
my {plural} were {done}
My {noun} is {doing}, what can I do?
tell me about {noun}
tell me more about {name}
tell me how {plural} are {done}
explain {noun}
explain {doing} to me
show me {plural}
give me an example of {noun}
please {verb} the {noun}
{noun} for {plural}
{noun} in {name}
{adj} {noun}
{adj} {plural}
{doing} {plural}
{done} {noun}
{name} {noun}
{verb} the {noun}
The {noun} {verb}s {plural}.
Our {plural} are {adj} and {done}.
{plural} need {noun}.
{name} is {done}.
We {verb} {plural} for {adj} {plural}.
The {plural} of {name} are {doing}.
You should {verb} the {noun} before {doing}.
There is no {noun} without {noun}.
`
  .trim()
  .split("\n");

/** How a definition is asked for, by the part of speech of what it defines. */
export const definitionTemplates: Readonly<Record<PartOfSpeech, readonly string[]>> = {
  noun: [
    "What do you call {}?",
    "Do you have {}?",
    "Where can I find {}?",
    "How much does {} cost?",
    "Why would I need {}?",
    "Is there {}?",
    "I am looking for {}",
    "What are the benefits of {}?",
    "Who needs {}?",
  ],
  verb: [
    "How do I {}?",
    "Can you {}?",
    "What happens when I {}?",
    "Why should we {}?",
    "When do you {}?",
    "I don't want to {}",
    "Who can {} for us?",
    "Did you ever {}?",
    "How long does it take to {}?",
  ],
  adj: ["Is it {}?", "What if it is {}?", "Why are they {}?", "Are you {}?", "Was it not {}?", "Which one is {}?"],
  adv: ["Do you do it {}?", "Does it work {}?", "Why would it happen {}?", "Can it be done {}?"],
};
