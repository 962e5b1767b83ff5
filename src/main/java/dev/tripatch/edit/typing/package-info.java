/**
 * What a key does to a text of YAML or JSON beyond the character that it types: indentation as YAML
 * needs it, pairs of brackets and quotes, and pasted lines that fit their place. JSON needs no
 * further rules, since it is YAML's flow style. The text may be half typed.
 *
 * <p>No toolkit. Start reading at {@code Typing}; {@code TypingPlace} says what a caret is in.
 */
@NullMarked
package dev.tripatch.edit.typing;

import org.jspecify.annotations.NullMarked;
