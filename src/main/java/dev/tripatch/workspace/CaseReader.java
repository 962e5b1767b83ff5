package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.document.data.Count;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.workspace.file.FileWording;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Reads case files. It is strict: a file that was damaged would otherwise open as another case than
 * was saved. Fields that it does not know are kept, since a later version 1 may have more of them;
 * what would change the meaning of the others makes a version 2.
 */
public final class CaseReader {

  private CaseReader() {}

  /**
   * Reads the text of a case file. Never throws.
   *
   * @param name what to call the file in messages
   */
  public static CaseReading read(String name, String text) {
    try {
      JsonData.read(text, StoredCase.Head.class);
    } catch (DataFault fault) {
      return unreadable(name, fault, fault.isAboutContent() && fault.path().isRoot());
    }
    try {
      return new CaseReading.Done(opened(JsonData.read(text, StoredCase.class)));
    } catch (DataFault fault) {
      return unreadable(name, fault, false);
    }
  }

  /** Whether an object is not one of Kubernetes' but a case, whatever else is wrong with it. */
  public static boolean isCase(MapValue object) {
    return object.has(StoredCase.VERSION) && !object.has("kind");
  }

  private static CaseReading unreadable(String name, DataFault fault, boolean isNoMap) {
    String problem = isNoMap ? StoredCase.NO_CASE : fault.problem();
    return new CaseReading.Unreadable(
        name + ":" + fault.line() + ":" + fault.column(), problem, remedy(fault, problem));
  }

  private static String remedy(DataFault fault, String problem) {
    if (problem.equals(StoredCase.NO_CASE)) {
      return FileWording.OPEN_OBJECTS.text();
    }
    return fault.path().equals(FieldPath.of(StoredCase.VERSION))
        ? FileWording.NEWER_TRIPATCH.text()
        : FileWording.CORRECT_CASE.text();
  }

  private static Case opened(StoredCase stored) {
    Map<Role, Case.Text> texts = new EnumMap<>(Role.class);
    stored.lastApplied().ifPresent(text -> texts.put(Role.LAST_APPLIED, opened(text)));
    stored.local().ifPresent(text -> texts.put(Role.LOCAL, opened(text)));
    stored.live().ifPresent(text -> texts.put(Role.LIVE, opened(text)));
    return new Case(
        texts,
        stored.options().map(CaseReader::opened).orElse(Case.Options.USUAL),
        stored.patch().map(CaseReader::opened),
        stored.drafts().stream().flatMap(List::stream).map(CaseReader::opened).toList(),
        stored.view().map(CaseReader::opened).orElse(Case.View.USUAL),
        MapValue.of(stored.further()));
  }

  private static Case.Text opened(StoredCase.Text text) {
    return new Case.Text(
        text.name(),
        text.text(),
        text.file().map(file -> new ObjectPlace(file, text.object().map(Count::number).orElse(0))),
        text.stored().filter(_ -> text.file().isPresent()),
        MapValue.of(text.further()));
  }

  private static Case.Options opened(StoredCase.Options options) {
    return new Case.Options(
        options.overwrite().orElse(true),
        options.mode(),
        options.leaveOut().stream()
            .flatMap(List::stream)
            .map(StoredCase.Field::parsed)
            .collect(Collectors.toSet()),
        MapValue.of(options.further()));
  }

  private static Case.Patch opened(StoredCase.Patch patch) {
    return new Case.Patch(patch.format(), patch.text(), MapValue.of(patch.further()));
  }

  private static Case.View opened(StoredCase.View view) {
    return new Case.View(
        view.format(),
        view.writing().orElse(Format.YAML),
        view.showNoise().orElse(false),
        view.showRemoved().orElse(true),
        view.selection(),
        MapValue.of(view.further()));
  }
}
