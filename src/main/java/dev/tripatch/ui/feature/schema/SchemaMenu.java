package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.workspace.schemas.SchemaExport;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menu about schemas. */
public final class SchemaMenu {

  private static final String AS_BUILT_IN = "Treat as Built-in";

  private final SchemaCommands commands;

  /** A menu that runs these commands. */
  public SchemaMenu(SchemaCommands commands) {
    this.commands = commands;
  }

  public Menu menu() {
    MenuItem edit = item("Edit Annotation…", commands::editAnnotation);
    CheckMenuItem used = new CheckMenuItem("Use Own Rules");
    used.selectedProperty().bindBidirectional(commands.documents().usedProperty());
    MenuItem mapKeys = item("List Map Keys to Patch Annotations", this::takeMapKeys);
    MenuItem asBuiltIn = item(AS_BUILT_IN, this::toggleBuiltIn);
    Menu menu =
        new Menu(
            "_Schema",
            null,
            edit,
            new SeparatorMenuItem(),
            item("Import…", commands.imports()::importFile),
            item("Import from Clipboard", commands.imports()::paste),
            sources(),
            new SeparatorMenuItem(),
            used,
            item("Save Own Rules", commands::save),
            item("Save Own Rules As…", commands::saveAs),
            item("Reset All Own Rules", commands.models().rules()::resetAll),
            exports(),
            new SeparatorMenuItem(),
            mapKeys,
            asBuiltIn);
    menu.addEventHandler(
        Menu.ON_SHOWING,
        event -> {
          boolean isCustom = shown().filter(SchemaMenu::isCustom).isPresent();
          mapKeys.setDisable(shown().isEmpty());
          asBuiltIn.setDisable(!isCustom);
          asBuiltIn.setText(isWhatIf() ? "Treat as Custom Resource Again" : AS_BUILT_IN);
        });
    return menu;
  }

  private Optional<SchemaViewModel.Shown> shown() {
    return commands.models().tree().shownProperty().get();
  }

  private static boolean isCustom(SchemaViewModel.Shown shown) {
    return switch (shown.answer()) {
      case SchemaAnswer.Known known -> known.isWhatIf();
      case SchemaAnswer.Unknown _ -> true;
    };
  }

  private void toggleBuiltIn() {
    commands.models().rules().setAsBuiltIn(!isWhatIf());
  }

  private boolean isWhatIf() {
    return shown()
        .filter(now -> now.answer() instanceof SchemaAnswer.Known known && known.isWhatIf())
        .isPresent();
  }

  private void takeMapKeys() {
    commands.models().rules().takeMapKeys();
  }

  private Menu sources() {
    Menu menu = new Menu("Sources");
    menu.setId("schema-sources");
    commands.documents().broughtProperty().subscribe(brought -> fill(menu, brought));
    menu.addEventHandler(
        Menu.ON_SHOWING,
        event -> {
          if (event.getTarget().equals(menu)) {
            fill(menu, commands.documents().broughtProperty().get());
          }
        });
    return menu;
  }

  private void fill(Menu menu, List<Schemas.BroughtSchema> brought) {
    menu.getItems().clear();
    for (Schemas.BroughtSchema each : brought) {
      MenuItem first = item("Put First", () -> commands.prefer(each));
      first.setDisable(brought.getFirst().equals(each));
      Menu source = new Menu(each.name());
      source.setMnemonicParsing(false);
      source.getItems().addAll(first, item("Leave Out", () -> commands.leaveOut(each)));
      menu.getItems().add(source);
    }
    MenuItem builtIn = new MenuItem("Kubernetes, built in");
    builtIn.setDisable(true);
    menu.getItems().add(builtIn);
    List<String> names = brought.stream().map(Schemas.BroughtSchema::name).toList();
    for (String name : commands.imports().kept()) {
      if (!names.contains(name)) {
        menu.getItems().add(item("Take " + name, () -> commands.imports().takeKept(name)));
      }
    }
  }

  private Menu exports() {
    return new Menu(
        "Export",
        null,
        item("Own Rules…", () -> export(SchemaExport.OVERLAY, "schema.yaml", false)),
        item(
            "OpenAPI for kustomize, This Kind…",
            () -> export(SchemaExport.KUSTOMIZE, "schema.json", false)),
        item(
            "OpenAPI for kustomize, All Kinds…",
            () -> export(SchemaExport.KUSTOMIZE, "schema.json", true)),
        item("CRD Patch…", () -> export(SchemaExport.CRD, "crd-patch.yaml", false)),
        item("Go Structs…", () -> export(SchemaExport.GO, "types.go", false)));
  }

  private void export(SchemaExport form, String name, boolean complete) {
    Schemas schemas = commands.inForce();
    Optional<KindName> kind = shown().map(SchemaViewModel.Shown::kind);
    commands.export(
        name,
        () ->
            form.write(
                schemas,
                schemas.source().kinds().stream()
                    .filter(each -> complete || isOf(each, kind))
                    .toList()));
  }

  private static boolean isOf(KnownKind each, Optional<KindName> kind) {
    return kind.equals(Optional.of(new KindName(each.apiVersion(), each.kind())));
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }
}
