package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.PathStep;
import dev.tripatch.prose.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The words for what the operations of a person's JSON Patch do to a field. */
final class OperationPhrases {
  private final FieldOutcome field;
  private final FieldName name;
  private final List<PatchEntry.Numbered> tests;
  private final List<PatchEntry.Numbered> changes;

  OperationPhrases(FieldOutcome field, FieldName name) {
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
    return new Words(headline(), summary(), sentences());
  }

  private Said headline() {
    if (changes.isEmpty()) {
      return EffectWording.TESTED.said();
    }
    return isMoved() ? EffectWording.MOVED.said() : ComposedPhrases.headline(field.outcome());
  }

  /** Whether an item goes to another place of its list, and is the same there. */
  private boolean isMoved() {
    return field.outcome().isSame()
        && !(field.path().last().orElse(null) instanceof PathStep.Key)
        && changes.stream().anyMatch(each -> each.operation() instanceof Operation.Move);
  }

  private Said summary() {
    List<PatchEntry.Numbered> shown = changes.isEmpty() ? tests : changes;
    return (shown.size() == 1 ? EffectWording.ONE : EffectWording.SEVERAL)
        .said(
            "operations",
            shown.stream()
                .map(each -> each.number() + ": " + each.operation().word())
                .collect(Collectors.joining(", ")));
  }

  private List<Said> sentences() {
    List<Said> sentences = new ArrayList<>();
    if (!changes.isEmpty()) {
      sentences.add(effect());
      sentences.add(EffectWording.BY.said("operations", texts(changes)));
    }
    if (!tests.isEmpty()) {
      sentences.add(
          (tests.size() == 1 ? EffectWording.IF_TEST : EffectWording.IF_TESTS)
              .said("tests", texts(tests)));
    }
    return sentences;
  }

  private Said effect() {
    return (switch (field.outcome()) {
          case ADDED -> EffectWording.ADDS;
          case DELETED -> EffectWording.DELETES;
          case REORDERED -> EffectWording.REORDERS;
          case CHANGED -> EffectWording.CHANGES;
          case MERGED -> EffectWording.CHANGES_PARTS;
          case SAME, KEPT, REPLACED, CLEARED, LEFT_OUT, LOST, UNEXPLAINED ->
              isMoved() ? EffectWording.MOVES : EffectWording.KEEPS;
        })
        .said("field", name);
  }

  /** Put together by halves: a sentence that grows one by one is copied for each operation. */
  private static String texts(List<PatchEntry.Numbered> operations) {
    int half = operations.size() / 2;
    if (half > 0) {
      return EffectWording.AND.text(
          "first", texts(operations.subList(0, half)),
          "second", texts(operations.subList(half, operations.size())));
    }
    PatchEntry.Numbered only = operations.getFirst();
    return EffectWording.OPERATION.text(
        "number", only.number(), "operation", text(only.operation()));
  }

  private static String text(Operation operation) {
    String from = operation.source().map(each -> " " + pointer(each) + " to").orElse("");
    return operation.word() + from + " " + pointer(operation.path());
  }

  /** The root is an empty text, which would not be seen. */
  private static String pointer(JsonPointer pointer) {
    return pointer.isRoot() ? "\"\"" : pointer.toString();
  }
}
