package dev.tripatch.ui.start;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.TripatchWindow;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.stage.Stage;

/** A window with what the words of a command line name, as the program opens it. */
public final class StartedWindow {
  private static final Schemas BUILT_IN = Schemas.of(new BundledCatalog());

  private StartedWindow() {}

  /** Opens it; {@code --nothing} alone opens one without documents. Called on the UI thread. */
  public static TripatchWindow open(
      Stage stage, List<String> words, Path settings, FileDialogs dialogs) throws IOException {
    boolean isEmpty = words.equals(List.of("--nothing"));
    StartOptions options = WindowArguments.ofWindow(isEmpty ? List.of() : words).documents;
    StartFiles files =
        new StartFiles(
            new DocumentFiles(), new PipedTexts(InputStream.nullInputStream(), line -> {}));
    StartSchemas.Started schemas = new StartSchemas(BUILT_IN, Optional.of(settings)).of(options);
    TripatchWindow window =
        new TripatchWindow(
            stage,
            new WindowServices(
                new Workbench(schemas.builtIn().source()),
                Optional.of(settings),
                "1.2.3",
                page -> CompletableFuture.completedFuture(true)),
            dialogs);
    window.show((isEmpty ? StartDocuments.NONE : files.open(options)).with(schemas.over()));
    return window;
  }
}
