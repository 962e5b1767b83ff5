package dev.tripatch.cli.output.data;

import dev.tripatch.json.FieldPath;
import dev.tripatch.workspace.objects.DecidedFile;
import dev.tripatch.workspace.objects.DecidedObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What was decided, for programs. It has no values. */
public final class DecisionList {
  private DecisionList() {}

  /**
   * The list.
   *
   * @param decision what became of the fields, as on the command line: {@code take-live}
   * @param written whether the files have it
   * @param files those that change
   * @param all all objects, with what was asked for and is not decided
   * @param difference what changes in a file, if that is to be told
   * @param masking masks secrets in sentences
   */
  public static AnswerFields of(
      String decision,
      boolean written,
      List<DecidedFile> files,
      List<DecidedObject> all,
      Function<DecidedFile, Optional<String>> difference,
      UnaryOperator<String> masking) {
    return new AnswerFields()
        .with("decision", decision)
        .with("written", written)
        .with("files", files.stream().map(each -> file(each, difference.apply(each))).toList())
        .with("undecided", all.stream().flatMap(each -> undecided(each, masking)).toList());
  }

  private static AnswerFields file(DecidedFile file, Optional<String> difference) {
    return new AnswerFields()
        .with("file", file.file().name())
        .with("objects", file.objects().stream().map(DecisionList::decided).toList())
        .with("difference", difference);
  }

  private static AnswerFields decided(DecidedObject decided) {
    return new AnswerFields()
        .with("object", AnswerFields.naming(decided.pair().name()))
        .with("document", decided.pair().local().orElseThrow().index() + 1)
        .with("fields", decided.fields())
        .with("commentsDeleted", decided.comments());
  }

  private static Stream<AnswerFields> undecided(
      DecidedObject object, UnaryOperator<String> masking) {
    return Stream.concat(
        object.left().stream()
            .map(each -> undecided(object, Optional.empty(), masking.apply(each.why()))),
        object.refusals().stream()
            .map(each -> undecided(object, Optional.of(each.path()), masking.apply(each.why()))));
  }

  private static AnswerFields undecided(
      DecidedObject object, Optional<FieldPath> field, String reason) {
    return new AnswerFields()
        .with("object", AnswerFields.naming(object.pair().name()))
        .with("place", object.pair().first().place())
        .with("field", field)
        .with("reason", reason);
  }
}
