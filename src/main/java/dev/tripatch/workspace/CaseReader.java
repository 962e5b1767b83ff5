package dev.tripatch.workspace;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.document.Span;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.MapValue;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads case files. It is strict: a file that was damaged would otherwise open as another case than
 * was saved. Fields that it does not know are kept, since a later version 1 may have more of them;
 * what would change the meaning of the others makes a version 2.
 */
public final class CaseReader {

  private static final Diagnostic.Severity ERROR = Diagnostic.Severity.ERROR;

  private CaseReader() {}

  /**
   * Reads the text of a case file. Never throws.
   *
   * @param name what to call the file in messages
   */
  public static CaseReading read(String name, String text) {
    SourceDocument file = SourceReader.read(name, text, Format.JSON);
    Optional<Diagnostic> problem = file.diagnostics().stream().findFirst();
    if (problem.isPresent()) {
      return unreadable(file, problem.get());
    }
    try {
      return new CaseReading.Done(read(file.object()));
    } catch (CaseFault fault) {
      Span span =
          Places.of(file).locate(fault.path()).map(Place::span).orElseGet(() -> new Span(0, 0));
      return unreadable(file, new Diagnostic(ERROR, span, fault.message(), fault.remedy()));
    }
  }

  /** Whether an object is not one of Kubernetes' but a case, whatever else is wrong with it. */
  public static boolean isCase(MapValue object) {
    return object.has(CaseFields.VERSION) && !object.has("kind");
  }

  private static CaseReading unreadable(SourceDocument file, Diagnostic problem) {
    return new CaseReading.Unreadable(file.locate(problem.span().start()), problem);
  }

  private static Case read(Optional<MapValue> file) throws CaseFault {
    MapValue map = file.orElse(MapValue.EMPTY);
    requireVersion(map);
    CaseSection all =
        new CaseSection(FieldPath.root(), map.toBuilder().remove(CaseFields.VERSION).build());
    Map<Role, Case.Text> texts = new EnumMap<>(Role.class);
    for (Map.Entry<Role, String> pane : CaseFields.PANES.entrySet()) {
      Optional<CaseSection> section = all.section(pane.getValue());
      if (section.isPresent()) {
        texts.put(pane.getKey(), text(section.get()));
      }
    }
    Case.Options options = options(all.sectionOrNone("options"));
    Optional<CaseSection> patch = all.section("patch");
    Optional<Case.Patch> written =
        patch.isPresent() ? Optional.of(patch(patch.get())) : Optional.empty();
    return new Case(texts, options, written, view(all.sectionOrNone("view")), all.further());
  }

  private static void requireVersion(MapValue map) throws CaseFault {
    if (!(map.get(CaseFields.VERSION) instanceof IntegerValue(long version)) || version < 1) {
      throw new CaseFault(
          FieldPath.of(CaseFields.VERSION),
          "This is no case of Tripatch: it does not begin with \"tripatch\": 1.",
          "Open objects with --local, --live and --last-applied.");
    }
    if (version > CaseFields.NEWEST) {
      throw new CaseFault(
          FieldPath.of(CaseFields.VERSION),
          "This case has version %d of the format, and this Tripatch knows only version %d."
              .formatted(version, CaseFields.NEWEST),
          "Open it with a newer Tripatch.");
    }
  }

  private static Case.Text text(CaseSection section) throws CaseFault {
    Optional<String> file = section.text("file");
    int object = section.count("object");
    Optional<String> stored = section.text("stored");
    return new Case.Text(
        section.requiredText("name"),
        section.requiredText("text"),
        file.map(path -> new Case.Origin(path, object, stored)),
        section.further());
  }

  private static Case.Options options(CaseSection section) throws CaseFault {
    return new Case.Options(
        section.truth("overwrite", true),
        section.word("mode", CaseFields.MODES),
        section.further());
  }

  private static Case.Patch patch(CaseSection section) throws CaseFault {
    String text = section.requiredText("text");
    section.requiredText("format");
    return new Case.Patch(
        section.word("format", CaseFields.FORMATS).orElseThrow(), text, section.further());
  }

  private static Case.View view(CaseSection section) throws CaseFault {
    return new Case.View(
        section.word("format", CaseFields.FORMATS),
        section.word("writing", CaseFields.WRITINGS).orElse(Format.YAML),
        section.truth("showNoise", false),
        section.truth("showRemoved", true),
        section.text("selection"),
        section.further());
  }
}
