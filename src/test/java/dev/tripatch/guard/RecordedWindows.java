package dev.tripatch.guard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.stage.Window;

/** States of the window: pictures, names, and the actions that can be chosen. */
final class RecordedWindows {
  private static final List<String> THEMES = List.of("Light", "Dark");
  private static final int[][] SIZES = {{800, 600}, {1280, 800}, {1920, 960}};

  private final SampleFiles samples;
  private final Path pictures;
  private final Path names;
  private final StringBuilder menus = new StringBuilder();
  private final List<String> problems = new ArrayList<>();

  RecordedWindows(SampleFiles samples, Path pictures, Path names) {
    this.samples = samples;
    this.pictures = pictures;
    this.names = names;
    Platform.startup(() -> Platform.setImplicitExit(false));
  }

  /** Records the states whose whole name matches; a state that cannot be had is told at the end. */
  void write(Pattern wanted) throws IOException {
    for (WindowState state : WindowState.read(samples)) {
      if (wanted.matcher(state.name()).matches()) {
        long start = System.nanoTime();
        try (GuardedWindow window = new GuardedWindow(samples, state)) {
          state.steps().forEach(window::run);
          write(state.name(), window);
        } catch (RuntimeException | AssertionError problem) {
          problems.add(state.name() + ": " + problem);
        }
        System.out.printf("%s in %d ms%n", state.name(), (System.nanoTime() - start) / 1_000_000);
      }
    }
    if (!problems.isEmpty()) {
      throw new AssertionError(String.join("\n", problems));
    }
  }

  private void write(String name, GuardedWindow window) throws IOException {
    String spoken = GuardedWindow.onFx(() -> SpokenNames.of(GuardedWindow.windows()));
    Files.writeString(names.resolve(name + ".txt"), samples.withoutFolder(spoken));
    String open = GuardedWindow.onFx(ActionTable::openMenus);
    if (!open.isEmpty()) {
      menus.append("\n== ").append(name).append('\n').append(open);
      return;
    }
    for (String theme : THEMES) {
      window.run(menu("View > Theme > " + theme));
      for (int[] size : SIZES) {
        window.resize(size[0], size[1]);
        List<StillPicture> still = StillPicture.of(window);
        String file =
            "%s-%s-%dx%d".formatted(name, theme.toLowerCase(Locale.ROOT), size[0], size[1]);
        for (int i = 0; i < still.size(); i++) {
          still.get(i).write(pictures.resolve(file + (i == 0 ? "" : "-" + i) + ".png"));
        }
      }
    }
  }

  /** The menus of the example, what Find Action lists, and the context menus of all states. */
  String actions() {
    WindowState example = new WindowState("actions", List.of(), List.of());
    try (GuardedWindow window = new GuardedWindow(samples, example)) {
      String bar =
          window.menus().getMenus().stream()
              .map(menu -> GuardedWindow.onFx(() -> ActionTable.of("", menu)))
              .collect(Collectors.joining());
      String keys =
          GuardedWindow.onFx(
              () ->
                  window.stage().getScene().getAccelerators().keySet().stream()
                      .map(each -> each.getDisplayText() + "\n")
                      .sorted()
                      .collect(Collectors.joining()));
      window.run(menu("Help > Find Action…"));
      ListView<?> list = GuardedWindow.node("#action-list", ListView.class);
      String found = GuardedWindow.onFx(() -> ActionTable.rows(list));
      window.run(menu("Help > Keyboard Shortcuts"));
      List<Window> dialog = List.of(GuardedWindow.windows().getLast());
      return "== Menus\n%s\n== Keys\n%s\n== Find Action\n%s\n%s%s"
          .formatted(bar, keys, found, GuardedWindow.onFx(() -> SpokenNames.of(dialog)), menus);
    }
  }

  private static WindowState.Step menu(String titles) {
    return new WindowState.Step(WindowState.Verb.MENU, titles);
  }
}
