package dev.tripatch.explain.words;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.explain.outcome.PatchEntry;
import dev.tripatch.patch.json.Operation;
import dev.tripatch.path.Step;
import java.util.List;
import java.util.stream.Collectors;

/** The words for what the operations of a person's JSON Patch do to a field. */
final class OperationPhrases {
  private final FieldOutcome field;
  private final String name;
  private final List<PatchEntry.Numbered> tests;
  private final List<PatchEntry.Numbered> changes;

  OperationPhrases(FieldOutcome field, String name) {
    this.field = field;
    this.name = name;
    List<PatchEntry.Numbered> all =
        field.patchEntry() instanceof PatchEntry.Operations said ? said.operations() : List.of();
    tests = all.stream().filter(OperationPhrases::isTest).toList();
    changes = all.stream().filter(each -> !isTest(each)).toList();
  }

  private static boolean isTest(PatchEntry.Numbered each) {
    return each.operation() instanceof Operation.Test;
  }

  Words words() {
    return Phrases.words(headline(), summary(), this::sentence);
  }

  private String headline() {
    if (changes.isEmpty()) {
      return "Tested, not changed.";
    }
    return isMoved() ? "Moved." : ComposedPhrases.headline(field.outcome());
  }

  /** Whether an item goes to another place of its list, and is the same there. */
  private boolean isMoved() {
    return field.outcome() == Outcome.SAME
        && !(field.path().last().orElse(null) instanceof Step.Key)
        && changes.stream().anyMatch(each -> each.operation() instanceof Operation.Move);
  }

  private String summary() {
    List<PatchEntry.Numbered> said = changes.isEmpty() ? tests : changes;
    return (said.size() == 1 ? "operation " : "operations ")
        + said.stream()
            .map(each -> each.number() + ": " + each.operation().word())
            .collect(Collectors.joining(", "));
  }

  private String sentence() {
    String told = changes.isEmpty() ? "" : effect() + " This comes of " + texts(changes) + ".";
    String tested =
        tests.isEmpty()
            ? ""
            : " Your patch changes nothing at all unless %s holds.".formatted(texts(tests));
    return (told + tested).strip();
  }

  private String effect() {
    return switch (field.outcome()) {
      case ADDED -> "Live does not have %s, and your patch adds it.".formatted(name);
      case DELETED -> "Your patch takes %s away.".formatted(name);
      case REORDERED -> "The items of %s come out in another order.".formatted(name);
      case CHANGED -> "Your patch gives %s another value.".formatted(name);
      case MERGED -> "Your patch changes parts of %s.".formatted(name);
      case SAME, KEPT, REPLACED, CLEARED, UNEXPLAINED ->
          isMoved()
              ? "%s stands in another place of its list, and is the same there.".formatted(name)
              : "Your patch speaks of %s, which comes out as live has it.".formatted(name);
    };
  }

  private static String texts(List<PatchEntry.Numbered> operations) {
    return operations.stream()
        .map(each -> "operation " + each.number() + ", `" + text(each.operation()) + "`")
        .collect(Collectors.joining(", and "));
  }

  private static String text(Operation operation) {
    String from =
        switch (operation) {
          case Operation.Move move -> " " + move.from() + " to";
          case Operation.Copy copy -> " " + copy.from() + " to";
          case Operation.Add ignored -> "";
          case Operation.Remove ignored -> "";
          case Operation.Replace ignored -> "";
          case Operation.Test ignored -> "";
        };
    return operation.word() + from + " " + operation.path();
  }
}
