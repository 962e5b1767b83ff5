package dev.tripatch.mutated;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tripatch.dialect.View;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.edit.complete.Completion;
import dev.tripatch.edit.complete.Facts;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.MarkdownReader;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.LessonsFolder;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import dev.tripatch.workspace.CaseWriter;
import dev.tripatch.workspace.ErrorCase;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.OwnRulesCheck;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Reads texts as the window does, with all that it works out beside the comparison. */
final class ReadInWindow {

  /** Nobody looks at more rows in this test; each costs a sentence. */
  private static final int ROWS = 12;

  private final Path folder;
  private final Schemas schemas = Schemas.of(new BundledCatalog());
  private final Workbench workbench = new Workbench(schemas.source());

  /** A window that finds its files in a folder. */
  ReadInWindow(Path folder) {
    this.folder = folder;
  }

  boolean documents(List<String> texts, Random random) {
    for (String text : texts) {
      ManifestFile.read("file", text).objects().forEach(object -> object.document().error());
    }
    complete(texts.get(1), Writing.OBJECT, random);
    return compare(opened(texts.get(0), texts.get(1), texts.get(2)), workbench, random);
  }

  boolean patch(List<String> texts, Random random) {
    PatchFormat format =
        Arrays.stream(PatchFormat.values())
            .filter(each -> each.word().equals(texts.get(2)))
            .findFirst()
            .orElseThrow();
    complete(texts.get(1), Writing.of(format), random);
    Documents documents = opened("", "", texts.get(0));
    documents.drafts().compose(format);
    documents.drafts().in(format).open(OpenDocument.unfiled("patch", texts.get(1)));
    return compare(documents, workbench, random);
  }

  private static Documents opened(String lastApplied, String local, String live) {
    Documents documents = new Documents();
    documents.lastApplied().open(OpenDocument.unfiled("last", lastApplied));
    documents.local().open(OpenDocument.unfiled("local", local));
    documents.live().open(OpenDocument.unfiled("live", live));
    return documents;
  }

  private static void complete(String text, Writing writing, Random random) {
    new Completion(writing, new Facts(Optional.empty(), Optional.empty(), List.of()))
        .at(text, random.nextInt(text.length() + 1));
  }

  private static boolean compare(Documents documents, Workbench workbench, Random random) {
    return documents
        .snapshot()
        .map(texts -> new Comparer(workbench).compare(texts))
        .filter(answer -> isShown(answer, random))
        .isPresent();
  }

  private static boolean isShown(Answer answer, Random random) {
    if (!(answer instanceof Answer.Compared compared)) {
      return false;
    }
    ComparisonView view = compared.view();
    Arrays.stream(Role.values()).forEach(view::pane);
    view.rows().stream().limit(ROWS).forEach(row -> view.why(row.path()));
    compared.findings().hazards();
    compared.findings().conflicts();
    compared.findings().proof();
    switch (random.nextInt(8)) {
      case 0 -> view.dialects(View.SAME_DOCUMENTS);
      case 1 -> view.dialects(View.SAME_PATCH);
      case 2 -> view.stepPictures();
      case 3 -> view.schemaScope();
      default -> view.resultYaml();
    }
    return view.refusal().isEmpty();
  }

  boolean schema(List<String> texts, Random random) {
    try {
      SchemaText text = new SchemaText("schema", texts.getFirst());
      Schemas with = text.over(schemas);
      OwnRulesCheck.of(with, text.isOwnRules() ? List.of(text) : List.of());
      compare(opened("", texts.get(1), texts.get(2)), new Workbench(with.source()), random);
      return true;
    } catch (SchemaFault fault) {
      requireSentence(fault.getMessage());
      return false;
    }
  }

  boolean caseFile(List<String> texts, Random random) {
    // As from a file, which cannot hold half of a surrogate pair.
    String text = new String(texts.getFirst().getBytes(UTF_8), UTF_8);
    return switch (CaseReader.read("a.tripatch", text)) {
      case CaseReading.Unreadable unreadable -> {
        requireSentence(unreadable.sentence());
        yield false;
      }
      case CaseReading.Done done -> {
        Case opened = done.opened();
        if (!text.contains("\\ud")) {
          // Half of a surrogate pair is written as Go writes it.
          requireSame(opened, CaseReader.read("a.tripatch", CaseWriter.write(opened)));
        }
        compare(
            opened(
                text(opened, Role.LAST_APPLIED), text(opened, Role.LOCAL), text(opened, Role.LIVE)),
            workbench,
            random);
        yield true;
      }
    };
  }

  private static String text(Case opened, Role role) {
    return Optional.ofNullable(opened.texts().get(role)).map(Case.Text::text).orElse("");
  }

  private static void requireSame(Case written, CaseReading read) {
    if (!(read instanceof CaseReading.Done done && done.opened().equals(written))) {
      throw new IllegalStateException("a case is another one when it is read again: " + read);
    }
  }

  boolean book(List<String> texts, Random random) throws IOException {
    Path books = Files.createDirectories(folder.resolve("books"));
    write(books.resolve("book.md"), texts.getFirst());
    LessonsFolder.Read read = LessonsFolder.read(books, workbench);
    read.problems().forEach(ReadInWindow::requireSentence);
    try {
      MarkdownReader.read(LessonFile.read("book.md", texts.getFirst()).introduction());
    } catch (LessonFileException wrong) {
      requireSentence(String.valueOf(wrong.getMessage()));
    }
    read.books().stream()
        .flatMap(book -> book.lessons().stream())
        .limit(2)
        .forEach(
            lesson -> {
              MarkdownReader.read(lesson.prose());
              LessonAnswer.of(lesson, workbench);
            });
    return !read.books().isEmpty() && read.problems().isEmpty();
  }

  boolean settings(List<String> texts, Random random) throws IOException {
    write(folder.resolve("settings.json"), texts.getFirst());
    SettingsFile.Loaded loaded = new SettingsFile(folder).load();
    loaded.problem().ifPresent(ReadInWindow::requireSentence);
    return loaded.problem().isEmpty();
  }

  /** Half a surrogate pair becomes a question mark. */
  private static void write(Path file, String text) throws IOException {
    Files.write(file, text.getBytes(UTF_8));
  }

  boolean error(List<String> texts, Random random) {
    ErrorCase read = ErrorCase.read(texts.getFirst(), workbench);
    return !read.found().isEmpty();
  }

  private static void requireSentence(String said) {
    if (said == null || said.isBlank() || said.contains("Exception")) {
      throw new IllegalStateException("no sentence: " + said);
    }
  }
}
