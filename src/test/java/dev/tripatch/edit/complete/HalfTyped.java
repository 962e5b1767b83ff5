package dev.tripatch.edit.complete;

import java.util.List;

/**
 * What is proposed in texts that are half typed, with the caret written as {@code ^}.
 *
 * @param facts what is known of the object
 */
record HalfTyped(Facts facts) {

  /** The proposals with all that belongs to them. */
  Completion.Answer answer(Writing writing, String text) {
    int caret = text.indexOf('^');
    return new Completion(writing, facts)
        .at(text.substring(0, caret) + text.substring(caret + 1), caret);
  }

  List<Suggestion> at(Writing writing, String text) {
    return answer(writing, text).proposals();
  }

  List<String> labels(Writing writing, String text) {
    return at(writing, text).stream().map(Suggestion::label).toList();
  }

  /** Each with its detail: {@code image: string}. */
  List<String> lines(Writing writing, String text) {
    return at(writing, text).stream().map(each -> each.label() + ": " + each.detail()).toList();
  }

  /** The text after one of them is chosen. */
  String taken(Writing writing, String text, String label) {
    Suggestion chosen =
        at(writing, text).stream()
            .filter(each -> each.label().equals(label))
            .findFirst()
            .orElseThrow();
    StringBuilder plain = new StringBuilder(text.replace("^", ""));
    plain.replace(chosen.replaces().start(), chosen.replaces().end(), chosen.insert());
    chosen.also().reversed().forEach(each -> plain.insert(each.at(), each.text()));
    return plain.toString();
  }
}
