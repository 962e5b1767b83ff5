package main

import (
	"context"
	"encoding/json"
	"sort"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	structural "k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/model"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/listtype"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
	"k8s.io/apiserver/pkg/cel/common"
)

// How a server judges custom resources, by the schema of their definition.
type definition struct {
	fields *structural.Structural
	values validation.SchemaValidator
	rules  *cel.Validator
}

// An error, as a server says it.
type fault struct {
	Field string `json:"field"`
	Type  string `json:"type"`
	Words string `json:"words"`
}

var definitions = map[string]*definition{}

func defined(schema json.RawMessage) (*definition, error) {
	if known, has := definitions[string(schema)]; has {
		return known, nil
	}
	written := &apiextensionsv1.JSONSchemaProps{}
	if err := json.Unmarshal(schema, written); err != nil {
		return nil, err
	}
	internal := &apiextensions.JSONSchemaProps{}
	if err := apiextensionsv1.Convert_v1_JSONSchemaProps_To_apiextensions_JSONSchemaProps(written, internal, nil); err != nil {
		return nil, err
	}
	fields, err := structural.NewStructural(internal)
	if err != nil {
		return nil, err
	}
	if err := defaulting.PruneDefaults(fields); err != nil {
		return nil, err
	}
	values, _, err := validation.NewSchemaValidator(internal)
	if err != nil {
		return nil, err
	}
	made := &definition{fields, values, cel.NewValidator(fields, true, celconfig.PerCallLimit)}
	definitions[string(schema)] = made
	return made, nil
}

// As customresource_handler decodes it, but for the metadata; and the fields that it does not know.
func (d *definition) stored(text json.RawMessage) (map[string]interface{}, []string) {
	stored := object(text)
	defaulting.Default(stored, d.fields)
	unknown := pruning.PruneWithOptions(
		stored, d.fields, true, structural.UnknownFieldPathOptions{TrackUnknownFieldPaths: true})
	defaulting.PruneNonNullableNullsWithoutDefaults(stored, d.fields)
	return stored, unknown
}

// As customResourceStrategy judges it, but for the metadata.
func (d *definition) errors(stored, old map[string]interface{}) field.ErrorList {
	var errs field.ErrorList
	var rules []cel.Option
	if old == nil {
		errs = validation.ValidateCustomResource(nil, stored, d.values)
	} else {
		pair := common.NewCorrelatedObject(stored, old, &model.Structural{Structural: d.fields})
		rules = append(rules, cel.WithRatcheting(pair))
		errs = validation.ValidateCustomResourceUpdate(nil, stored, old, d.values, validation.WithRatcheting(pair))
	}
	if old == nil || len(listtype.ValidateListSetsAndMaps(nil, d.fields, old)) == 0 {
		errs = append(errs, listtype.ValidateListSetsAndMaps(nil, d.fields, stored)...)
	}
	for _, each := range errs {
		switch each.Type {
		case field.ErrorTypeNotSupported, field.ErrorTypeRequired, field.ErrorTypeTooLong,
			field.ErrorTypeTooMany, field.ErrorTypeTypeInvalid:
			return errs
		}
	}
	var before interface{}
	if old != nil {
		before = old
	}
	more, _ := d.rules.Validate(
		context.Background(), nil, d.fields, stored, before, celconfig.RuntimeCELCostBudget, rules...)
	return append(errs, more...)
}

func answerCustom(question line) line {
	judge, err := defined(question["schema"])
	if err != nil {
		return line{"id": question["id"], "unknown": raw(err.Error())}
	}
	ask("answer", question, func() (interface{}, error) {
		var old map[string]interface{}
		if text, has := question["old"]; has {
			old, _ = judge.stored(text)
		}
		stored, unknown := judge.stored(question["object"])
		faults := []fault{}
		for _, each := range judge.errors(stored, old) {
			faults = append(faults, fault{each.Field, string(each.Type), each.ErrorBody()})
		}
		sort.Slice(faults, func(i, j int) bool {
			return faults[i].Field+faults[i].Words < faults[j].Field+faults[j].Words
		})
		return map[string]interface{}{"stored": stored, "unknown": unknown, "errors": faults}, nil
	})
	return question
}
