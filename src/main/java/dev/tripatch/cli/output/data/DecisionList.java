package dev.tripatch.cli.output.data;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.workspace.objects.DecidedFile;
import dev.tripatch.workspace.objects.DecidedObject;
import dev.tripatch.workspace.objects.FoundObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What was decided, for programs. It has no values.
 *
 * @param decision what became of the fields, as on the command line: {@code take-live}
 * @param written whether the files have it
 * @param files those that change
 * @param undecided what was asked for and is not decided
 */
public record DecisionList(
    String decision, boolean written, List<FileEntry> files, List<Undecided> undecided) {

  /**
   * The list.
   *
   * @param difference what changes in a file, if that is to be told
   * @param masking masks secrets in sentences
   */
  public static DecisionList of(
      String decision,
      boolean written,
      List<DecidedFile> files,
      List<DecidedObject> all,
      Function<DecidedFile, Optional<String>> difference,
      UnaryOperator<String> masking) {
    return new DecisionList(
        decision,
        written,
        files.stream().map(each -> FileEntry.of(each, difference.apply(each))).toList(),
        all.stream().flatMap(each -> Undecided.of(each, masking)).toList());
  }

  record FileEntry(String file, List<Decided> objects, Optional<String> difference) {
    static FileEntry of(DecidedFile file, Optional<String> difference) {
      return new FileEntry(
          file.file().name(), file.objects().stream().map(Decided::of).toList(), difference);
    }
  }

  record Decided(Name object, int document, List<FieldPath> fields, int commentsDeleted) {
    static Decided of(DecidedObject decided) {
      FoundObject local = decided.pair().local().orElseThrow();
      return new Decided(
          Name.of(decided.pair().name()), local.index() + 1, decided.fields(), decided.comments());
    }
  }

  record Undecided(Name object, String place, Optional<FieldPath> field, String reason) {
    static Stream<Undecided> of(DecidedObject object, UnaryOperator<String> masking) {
      Name name = Name.of(object.pair().name());
      String place = object.pair().first().place();
      return Stream.concat(
          object.left().stream()
              .map(each -> new Undecided(name, place, Optional.empty(), masking.apply(each.why()))),
          object.refusals().stream()
              .map(
                  each ->
                      new Undecided(
                          name, place, Optional.of(each.path()), masking.apply(each.why()))));
    }
  }

  record Name(String apiVersion, String kind, Optional<String> namespace, String name) {
    static Name of(ObjectName name) {
      return new Name(
          name.apiVersion(),
          name.kind(),
          Optional.of(name.namespace()).filter(each -> !each.isEmpty()),
          name.name());
    }
  }
}
