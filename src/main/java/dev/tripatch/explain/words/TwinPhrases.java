package dev.tripatch.explain.words;

/** The words for lists in which Kubernetes cannot tell two items apart. */
final class TwinPhrases {

  private TwinPhrases() {}

  static Words keys(String list) {
    return Phrases.words(
        "Items share a merge key.",
        "duplicate merge keys",
        () ->
            "Several items of %s have the same merge key, so Kubernetes pairs them up by its own sorting. What is"
                    .formatted(list)
                + " shown is what it does; give every item a key of its own.");
  }

  static Words values(String list) {
    return Phrases.words(
        "A value stands twice.",
        "a value stands twice",
        () ->
            "A value stands more than once in %s, which Kubernetes merges as a set: it deletes such a value"
                    .formatted(list)
                + " everywhere. What is shown is what it does; write every value once.");
  }
}
