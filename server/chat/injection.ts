/**
 * Text that tries to steer the consultant instead of asking or telling it
 * something. The built-in consultant cannot follow such text; it is still kept
 * out of answers, and a message that is nothing else gets a plain refusal.
 */

const OBJECT =
  "(?:instructions?|prompts?|rules?|guidelines?|directives?|guardrails?|restrictions?|constraints?|programming|training|policies|everything (?:above|before)|(?:the )?(?:text|words|messages?) (?:above|before)|what (?:you were|came|i said|was said))";
const OVERRIDE =
  "(?:ignore|disregard|forget|override|bypass|overlook|discard|drop|skip|set aside|stop following|do not follow|don'?t follow|pay no attention to|circumvent|turn off|switch off|disable|suspend|violate|break|cancel|delete)";

const STEERING: RegExp[] = [
  new RegExp(`\\b${OVERRIDE}\\b[^.?!\\n]{0,40}\\b${OBJECT}`, "i"),
  /\b(?:system|hidden|initial|secret|internal|original|developer|full|base|pre)[ -]?(?:prompt|instructions?|message|configuration|rules)\b/i,
  /\b(?:reveal|show|print|repeat|output|display|tell me|give me|share|leak|dump|recite|quote|translate|encode|summari[sz]e|what (?:is|are|were)|write out|spell out|list)\b[^.?!\n]{0,40}\b(?:your|the) (?:\w+ )?(?:prompt|instructions|system message|configuration|guidelines|context window|environment variables?|source code)\b/i,
  /\b(?:api[ -]?keys?|passwords?|secret (?:key|token|word)|access tokens?|env(?:ironment)? variables?|\.env\b|openai_api_key|operator_password|database_url|credentials?|private keys?|connection string)\b[^?]*$/i,
  /\b(?:you are|you're|you will be|you'll be) (?:now|no longer|from now on|hereby)\b/i,
  /\bfrom (?:now|here) on,? (?:you|act|respond|reply|answer|only|always|ignore)\b/i,
  /\b(?:pretend|imagine|roleplay|role-play|simulate|act)\b[^.?!\n]{0,30}\b(?:you are|you're|to be|being|as (?:a|an|if|my|the|though)|that you)\b/i,
  /\b(?:developer|debug|god|admin|maintenance|sudo|jailbreak|unrestricted|dan|root|test) mode\b|\bjailbr(?:eak|oken)\b|\bdo anything now\b/i,
  /<\/?\s*(?:system|assistant|user|instructions?|im_start|im_end|prompt|context|passages?)\b|\[\/?(?:INST|SYSTEM|SYS)\]|<\|[^>]*\|>|<<\/?SYS>>|^\s*#{2,}\s*(?:system|instruction|new instruction|assistant)/im,
  /^\s*(?:system|assistant|developer|admin(?:istrator)?|operator|root|note to (?:the )?(?:ai|assistant|model|bot|chatbot))\s*(?:\([^)]*\)|message|note|override|notice|update)?\s*[:>]/im,
  /\b(?:respond|reply|answer|output|say|write|print|repeat|type|return|begin|start|end|finish)\b[^.?!\n]{0,30}\b(?:only with|exactly|with (?:just|only|the (?:word|phrase|text|sentence|string|following))|the (?:word|phrase|string)|verbatim|after me|every (?:answer|reply|sentence)|nothing but)\b/i,
  /\b(?:new|updated|important|urgent|revised|special|additional|following|these|my) (?:system )?(?:instructions?|directives?|orders|override)\b(?:\s*(?:for|to) (?:the )?(?:ai|assistant|you|model|bot|chatbot|consultant))?\s*[:!.]/i,
  /\b(?:obey|comply with|follow) (?:me|my|these|the following|this|only my|all of my)\b/i,
  /\b(?:without|no|lift|remove|drop|free (?:of|from)) (?:any |all |your |the )?(?:restrictions|filters?|limitations|censorship|guardrails|safety)\b/i,
  /\b(?:base64|rot13|hex(?:adecimal)?|morse)\b[^.?!\n]{0,60}\b(?:decode|follow|execute|run|obey|do|instructions?)\b|\b(?:decode|execute|run|eval)\b[^.?!\n]{0,40}\b(?:base64|rot13|hex|morse|this command|the following|code)\b/i,
  /\b(?:drop table|select \* from|union select|rm -rf|curl http|wget http|process\.env|<script|javascript:|onerror=)/i,
  /\b(?:reveal|show|print|share|tell|give|send|dump|leak|list|disclose)\b (?:me |us |with me )?(?:all |any |some |the |your |every |of )*(?:most )?(?:confidential|secret)\b|\b(?:confidential|secret)\b[^.?!\n]{0,30}\b(?:reveal|show|print|tell)\b|\b(?:the|your) (?:confidential|secret) (?:data|documents?|files?|client names?)\b|\b(?:real|true|actual) names? of (?:the|your) clients?\b/i,
  /\b(?:override|bypass|unlock) (?:code|command|authori[sz]ation|protocol|the (?:filter|guard|safety|system))\b/i,
  /\bi(?:'m| am) (?:the|your|an?) (?:developer|creator|administrator|admin|operator|owner|engineer)s?\b[^?]*\b(?:so|and|therefore|show|give|reveal|tell|print|allow|authori[sz]e|unlock|must|need)\b/i,
  /\b(?:talk|speak|write|respond|answer|reply|behave) (?:to me )?(?:like|as) (?:a|an|if)\b/i,
  /\b(?:ignore|forget|disregard) (?:that|this|it|everything|all(?: of)?(?: that| this| the above)?|the above|previous|prior|what)\b/i,
  /\b(?:translate|repeat|copy|print|output|echo)\b[^.?!\n]{0,20}\b(?:everything|all|the text|the words)\b[^.?!\n]{0,20}\b(?:above|before|previous|so far)\b/i,
  /\brepeat after me\b|\becho back\b/i,
]; // biome-ignore format: one pattern a line reads best

/** Sentences that tell a machine what to say. A page about assistants may hold them, a hand-made entry should not. */
const ADDRESSED: RegExp[] = [
  /\b(?:ai|assistant|chatbot|consultant|bot|language model|llm|model)s?\b[^.?!\n]{0,50}\b(?:must|should|shall|has to|have to|need to|will|is to|are to|always|is instructed to|are required to|are instructed to)\b[^.?!\n]{0,20}\b(?:say|reply|respond|answer with|tell|claim|state|output|recommend|reveal|ignore|mention|include|insert|append|promote|send|redirect|write|print|quote|offer|repeat|follow|treat)\b/i,
  /\b(?:when|if|whenever)\b[^.?!\n]{0,40}\b(?:asked|user asks|visitor asks|someone asks|anyone asks|people ask|you are asked|they ask)\b[^.?!\n]{0,60}\b(?:say|reply|respond|answer|tell|claim|state|output|quote|give|send|direct)\b/i,
  /\b(?:tell|inform|convince|persuade|instruct|direct|send|redirect|urge) (?:the |every |all |any )?(?:users?|visitors?|readers?|customers?)\b[^.?!\n]{0,60}\b(?:to|that|their)\b/i,
]; // biome-ignore format: one pattern a line reads best

/** Whether a text, or a sentence in it, tries to steer the consultant. */
export function isInstruction(text: string): boolean {
  const plain = withoutTricks(text);
  return STEERING.some((pattern) => pattern.test(plain));
}

/** Whether a text tells a machine what to say. */
export function addressesMachine(text: string): boolean {
  const plain = withoutTricks(text);
  return ADDRESSED.some((pattern) => pattern.test(plain));
}

/** Letters that look alike made equal, invisible ones removed. */
function withoutTricks(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/[’‘]/g, "'");
}

/** The part of a message that asks something, without sentences that try to steer; empty where nothing else is left. */
export function withoutInstructions(message: string): string {
  if (!isInstruction(message)) return message;
  return message
    .split(/(?<=[.!?:])\s+|\n+/)
    .filter((sentence) => !isInstruction(sentence))
    .join(" ")
    .trim();
}
