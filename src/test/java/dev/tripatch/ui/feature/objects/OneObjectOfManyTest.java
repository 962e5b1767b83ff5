package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One object of a file with several is changed and saved: all else stays, byte by byte. */
class OneObjectOfManyTest {
  private static final String SERVICE = "kind: Service";

  @TempDir Path folder;
  private final Documents documents = new Documents();
  private final DocumentFiles files = new DocumentFiles();
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          files,
          new ObjectSurvey(
              new Workbench(new BundledCatalog()), Runnable::run, Runnable::run, Runnable::run),
          (texts, then) -> then.run());

  /** What a file may hold besides its text. */
  enum Form {
    LINE_FEEDS {
      @Override
      String of(String text) {
        return text;
      }
    },
    WINDOWS {
      @Override
      String of(String text) {
        return "\uFEFF" + text.replace("\n", "\r\n");
      }
    },
    MARK_ONLY {
      @Override
      String of(String text) {
        return "\uFEFF" + text;
      }
    },
    MIXED {
      @Override
      String of(String text) {
        int second = text.indexOf("---\n");
        return text.substring(0, second).replace("\n", "\r\n") + text.substring(second);
      }
    },
    NO_LAST_BREAK {
      @Override
      String of(String text) {
        return text.stripTrailing().replace("\n", "\r\n");
      }
    },
    FILES_PUT_TOGETHER {
      @Override
      String of(String text) {
        return "\uFEFF" + text.replace("\n", "\r\n").replace("---\r\n", "---\r\n\uFEFF");
      }
    };

    abstract String of(String text);
  }

  /** What {@code kustomize build} 5.5.0 printed of a generator, a Service and a Deployment. */
  private static String built() {
    try (InputStream recorded =
        OneObjectOfManyTest.class.getResourceAsStream("/recorded/kustomize-build.yaml")) {
      return new String(Objects.requireNonNull(recorded).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private Path open(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("built.yaml"), text);
    model.open(new ObjectSources(List.of(), List.of(file), List.of(), false));
    return file;
  }

  private void show(String kind) {
    model.show(
        model.rows().stream()
            .filter(row -> row.detail().startsWith(kind))
            .findFirst()
            .orElseThrow(),
        () -> {});
  }

  private DocumentViewModel local() {
    return documents.of(Role.LOCAL).orElseThrow();
  }

  private void exchange(String old, String wanted) throws IOException {
    String before = local().getText();
    assertThat(before).contains(old);
    local().type(before.replace(old, wanted));
    OpenDocument.Origin origin = local().getOpened().origin().orElseThrow();
    local().saved(files.save(origin, local().getText()));
  }

  @Test
  void theObjectInThePanesGetsTheDocumentsThatAreAddedToTheList() throws IOException {
    Path file = open(built());
    show(SERVICE.substring("kind: ".length()));
    local().type(local().getText() + "# mine\n");
    Path live = Files.writeString(folder.resolve("live.yaml"), built());
    model.open(new ObjectSources(List.of(), List.of(file), List.of(live), false));
    assertThat(documents.of(Role.LIVE).orElseThrow().getText()).contains(SERVICE);
    assertThat(local().getText()).endsWith("# mine\n");
  }

  @Test
  void aTextWithoutAFileStaysWhenDocumentsAreAddedToTheList() throws IOException {
    Path file = open(built());
    show(SERVICE.substring("kind: ".length()));
    documents.of(Role.LIVE).orElseThrow().type("a: 1\n");
    Path live = Files.writeString(folder.resolve("live.yaml"), built());
    model.open(new ObjectSources(List.of(), List.of(file), List.of(live), false));
    assertThat(documents.of(Role.LIVE).orElseThrow().getText()).isEqualTo("a: 1\n");
  }

  @Test
  void whatKustomizeBuildsIsAListOfObjects() throws IOException {
    open(built());
    assertThat(model.rows().stream().map(row -> row.name() + ", " + row.detail()))
        .containsExactly(
            "eu-settings-m84hm466bc, ConfigMap · shop",
            "eu-web, Service · shop",
            "eu-web, Deployment · shop");
    show("ConfigMap");
    assertThat(local().getText()).contains("echo \"---\"").doesNotContain(SERVICE);
  }

  @ParameterizedTest
  @EnumSource
  void onlyWhatWasChangedDiffers(Form form) throws IOException {
    String before = form.of(built());
    Path file = open(before);
    assertThat(model.rows()).hasSize(3);
    show("Service");
    exchange("port: 80", "port: 8080");
    String once = before.replace("port: 80", "port: 8080");
    assertThat(Files.readString(file)).isEqualTo(once);
    show("Deployment");
    exchange("replicas: 3", "replicas: 5");
    show("ConfigMap");
    exchange("level: info", "level: debug");
    String all = once.replace("replicas: 3", "replicas: 5").replace("level: info", "level: debug");
    assertThat(Files.readString(file)).isEqualTo(all);
  }
}
